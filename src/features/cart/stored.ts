import { type Cart, isAvailable, type Line, lineKey, maxQuantity } from '@/domain/cart'
import { localStore, parseJson } from '@/lib/storage'

/** Where the cart is kept (spec §4, §9). */
export const cartKeys = { lines: 'cart', selected: 'cart_selected' } as const

/** The stored cart. Damaged parts are left out, good parts kept; nothing stored is an empty cart. */
export function readCart(): Cart {
  const lines = new Map<string, Line>()
  for (const raw of listOf(parseJson(localStore.read(cartKeys.lines)))) {
    const line = lineOf(raw)
    if (line) lines.set(lineKey(line), line)
  }
  const stored = listOf(parseJson(localStore.read(cartKeys.selected)))
  const selected = new Set(stored.filter((key) => typeof key === 'string'))
  const kept = [...lines.values()]
  return {
    lines: kept,
    selected: kept
      .filter(isAvailable)
      .map(lineKey)
      .filter((key) => selected.has(key)),
  }
}

/** Keeps the cart. A storage that is full or blocked keeps nothing, and the shop goes on in memory. */
export function writeCart(cart: Cart): void {
  localStore.write(cartKeys.lines, JSON.stringify(cart.lines))
  localStore.write(cartKeys.selected, JSON.stringify(cart.selected))
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
    quantity: Math.min(quantity, maxQuantity),
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
