import * as v from 'valibot'
import { capped, type Cart, isAvailable, type Line, lineKey } from '@/domain/cart/cart'
import { storedLine } from '@/domain/cart/stored-line'
import { kept, parseKept } from '@/lib/kept'
import { validEntries } from '@/lib/schema'

/** Where the cart is kept (Product §4, §9). */
export const cartEntries = { lines: kept('cart'), selected: kept('cart_selected') }

/** A cart; `damaged` when some of its lines were unreadable and dropped. */
export type StoredCart = { cart: Cart; damaged: boolean }

/** The stored text when this tab last read or wrote it. */
let lastSeen: string | undefined

/** Reads the stored cart and drops damaged lines; an empty cart when nothing is stored. */
export function readCart(): StoredCart {
  lastSeen = storedText()
  const text = cartEntries.lines.read()
  const entries = parseKept(cartEntries.lines, v.array(v.fallback(v.nullable(storedLine), null)))
  const lines = new Map<string, Line>()
  for (const line of entries ?? []) if (line) add(lines, line)
  const all = [...lines.values()]
  const selected = new Set(parseKept(cartEntries.selected, validEntries(v.string())))
  const keys = all.filter(isAvailable).map(lineKey)
  return {
    cart: { lines: all, selected: keys.filter((key) => selected.has(key)) },
    damaged: Boolean(text) && (!entries || entries.includes(null)),
  }
}

/** Stores the cart. With a full or blocked storage the cart lives on in memory only. */
export function writeCart(cart: Cart): void {
  cartEntries.lines.write(JSON.stringify(cart.lines))
  cartEntries.selected.write(JSON.stringify(cart.selected))
  lastSeen = storedText()
}

/** True when another tab wrote the cart since this one last read or wrote it. */
export function isChangedElsewhere(): boolean {
  return storedText() !== lastSeen
}

function storedText(): string {
  return `${cartEntries.lines.read()} ${cartEntries.selected.read()}`
}

/** Quantities of a line stored twice add up. */
function add(lines: Map<string, Line>, line: Line): void {
  const key = lineKey(line)
  const quantity = capped(line.quantity + (lines.get(key)?.quantity ?? 0))
  lines.set(key, { ...line, quantity })
}
