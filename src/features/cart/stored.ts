import * as v from 'valibot'
import { type Cart, capped, isAvailable, type Line, lineKey } from '@/domain/cart/cart'
import { storedLine } from '@/domain/cart/stored-line'
import { validEntries } from '@/lib/schema'
import { localStore, parseStored, readStored } from '@/lib/storage'

/** Where the cart is kept (Product §4, §9). */
export const cartKeys = { lines: 'cart', selected: 'cart_selected' } as const

/** A cart, and whether lines of it could not be read and were left out. */
export type StoredCart = { cart: Cart; damaged: boolean }

let known: string | undefined

/** The stored cart. Damaged parts are left out, good parts kept; nothing stored is an empty cart. */
export function readCart(): StoredCart {
  known = storedText()
  const text = localStore.read(cartKeys.lines)
  const entries = parseStored(text, v.array(v.fallback(v.nullable(storedLine), null)))
  const lines = new Map<string, Line>()
  for (const line of entries ?? []) if (line) add(lines, line)
  const all = [...lines.values()]
  const selected = new Set(readStored(localStore, cartKeys.selected, validEntries(v.string())))
  const keys = all.filter(isAvailable).map(lineKey)
  return {
    cart: { lines: all, selected: keys.filter((key) => selected.has(key)) },
    damaged: Boolean(text) && (!entries || entries.includes(null)),
  }
}

/** Keeps the cart. A storage that is full or blocked keeps nothing, and the shop goes on in memory. */
export function writeCart(cart: Cart): void {
  localStore.write(cartKeys.lines, JSON.stringify(cart.lines))
  localStore.write(cartKeys.selected, JSON.stringify(cart.selected))
  known = storedText()
}

/** Whether somebody else, such as another tab, wrote since this one last read or wrote. */
export function isChangedElsewhere(): boolean {
  return storedText() !== known
}

function storedText(): string {
  return [cartKeys.lines, cartKeys.selected].map((key) => localStore.read(key)).join(' ')
}

/** A line that stands twice counts twice. */
function add(lines: Map<string, Line>, line: Line): void {
  const key = lineKey(line)
  const quantity = capped(line.quantity + (lines.get(key)?.quantity ?? 0))
  lines.set(key, { ...line, quantity })
}
