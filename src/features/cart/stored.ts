import { type Cart, capped, isAvailable, type Line, lineKey } from '@/domain/cart/cart'
import { localStore, parseJson } from '@/lib/storage'

/** Where the cart is kept (spec §4, §9). */
export const cartKeys = { lines: 'cart', selected: 'cart_selected' } as const

/** A cart, and whether lines of it could not be read and were left out. */
export type StoredCart = { cart: Cart; damaged: boolean }

let known: string | undefined

/** The stored cart. Damaged parts are left out, good parts kept; nothing stored is an empty cart. */
export function readCart(): StoredCart {
  known = storedText()
  const text = localStore.read(cartKeys.lines)
  const raws = parseJson(text)
  let damaged = Boolean(text) && !Array.isArray(raws)
  const lines = new Map<string, Line>()
  for (const raw of listOf(raws)) {
    const line = lineOf(raw)
    if (line) add(lines, line)
    else damaged = true
  }
  const selected = new Set(listOf(parseJson(localStore.read(cartKeys.selected))))
  const kept = [...lines.values()]
  const keys = kept.filter(isAvailable).map(lineKey)
  return { cart: { lines: kept, selected: keys.filter((key) => selected.has(key)) }, damaged }
}

/** Keeps the cart. A storage that is full or blocked keeps nothing, and the shop goes on in memory. */
export function writeCart(cart: Cart): void {
  localStore.write(cartKeys.lines, JSON.stringify(cart.lines))
  localStore.write(cartKeys.selected, JSON.stringify(cart.selected))
  known = storedText()
}

/** Whether somebody else, such as another tab, wrote since this one last read or wrote. */
export function isWrittenElsewhere(): boolean {
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

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

// By hand, not by a schema library: this runs before the first paint and must stay tiny.
function lineOf(raw: unknown): Line | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const field = (name: keyof Line): unknown => Reflect.get(raw, name)
  const productId = whole(field('productId'))
  const quantity = whole(field('quantity'))
  const price = whole(field('price'), 0)
  const stock = whole(field('stock'), 0)
  const oldPrice = whole(field('oldPrice'), 0)
  const name = text(field('name'))
  const slug = text(field('slug'))
  if (!productId || !quantity || price === undefined || !name || !slug) return undefined
  return {
    productId,
    variantId: whole(field('variantId')) ?? null,
    quantity,
    price,
    image: text(field('image')),
    name,
    slug,
    color: text(field('color')),
    size: text(field('size')),
    ...(stock !== undefined && { stock }),
    ...(oldPrice !== undefined && { oldPrice }),
    ...(field('gone') === true && { gone: true }),
  }
}

function whole(value: unknown, min = 1): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min
    ? value
    : undefined
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value ? value : null
}
