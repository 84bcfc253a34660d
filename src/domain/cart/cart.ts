import * as v from 'valibot'
import { memberOf } from '@/lib/json'
import { filledText, optionalIfValid, storedWhole } from '@/lib/schema'

/**
 * One entry of the cart. Prices are in whole VND. The names of the fields are those of the contract's cart
 * item (Product §3).
 */
export type Line = {
  productId: number
  variantId: number | null
  quantity: number
  price: number
  /** The price before the sale. Null or absent without a sale. */
  originalPrice?: number | null
  image: string | null
  name: string
  /** The Vietnamese name, when the server sends one. */
  originalName?: string
  slug: string
  color: string | null
  size: string | null
  /** The number of units left. Undefined until the server has sent it. */
  stock?: number
  /** True if the variant is no longer sold. The line cannot be selected then. */
  gone?: boolean
  /** The price that the shopper last saw, if the price has changed since. */
  oldPrice?: number
  /** Variant and product from the last sync (Product §3.4a). */
  variant?: v.InferOutput<typeof storedVariant>
  product?: v.InferOutput<typeof storedProduct>
}

/** The cart's lines, and the keys of the lines selected for the checkout. */
export type Cart = { lines: readonly Line[]; selected: readonly string[] }

export const emptyCart: Cart = { lines: [], selected: [] }

/** The contract's limit for the quantity of one line. */
export const maxQuantity = 999

/**
 * Returns the identity of a line: product and variant, or product, colour and size without a variant (Product
 * §3.4b).
 */
export function lineKey(line: Pick<Line, 'productId' | 'variantId' | 'color' | 'size'>): string {
  return line.variantId === null
    ? `${line.productId}:${line.color ?? ''}:${line.size ?? ''}`
    : `${line.productId}:${line.variantId}`
}

/** True when the line can be bought now. A line that was never synced counts as available. */
export function isAvailable(line: Line): boolean {
  return !line.gone && line.stock !== 0
}

/** Returns a line's colour and size in one line of text; empty for a line without options. */
export function optionsText({ color, size }: Pick<Line, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}

/** A line that can be ordered. It has a variant, because an order lists variants instead of products. */
export type OrderLine = Line & { variantId: number }

export function isOrderable(line: Line): line is OrderLine {
  return line.variantId !== null && !line.gone
}

/** Returns the selected lines, in the cart's order. */
export function selectedLines(cart: Cart): readonly Line[] {
  const keys = new Set(cart.selected)
  return cart.lines.filter((line) => keys.has(lineKey(line)))
}

/** Returns the total quantity of these lines. */
export function unitCount(lines: readonly Pick<Line, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Returns how many units of a line the cart holds, or 0 if it does not have the line. */
export function unitsOf({ lines }: Cart, key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0
}

/** Limits a quantity to the greatest quantity of one line. */
export function cappedQuantity(quantity: number): number {
  return Math.min(quantity, maxQuantity)
}

/**
 * Adds a line to the cart and selects it. If the cart has the line already, that line keeps its position, the
 * quantities are added up, and all other values come from the new line (Product §4). A quantity that is not a
 * whole number above 0 changes nothing.
 */
export function addLine(cart: Cart, added: Line): Cart {
  if (!Number.isSafeInteger(added.quantity) || added.quantity < 1) return cart
  const key = lineKey(added)
  const known = cart.lines.find((line) => lineKey(line) === key)
  const line = { ...added, quantity: cappedQuantity(added.quantity + (known?.quantity ?? 0)) }
  const lines = known ? replaceLine(cart.lines, key, line) : [...cart.lines, line]
  return select({ ...cart, lines }, key, true)
}

/**
 * Undoes an addition: removes the added units and restores the selection of `before`, which is the cart
 * before the addition. Later changes stay.
 */
export function undoAdd(cart: Cart, before: Cart, added: Line): Cart {
  const key = lineKey(added)
  const now = unitsOf(cart, key)
  const had = unitsOf(before, key)
  const brought = cappedQuantity(had + added.quantity) - had
  if (now === 0) return cart
  return select(setQuantity(cart, key, now - brought), key, before.selected.includes(key))
}

/**
 * Sets a line's quantity. 0 or less removes the line and its selection (Product §4). A number that is not
 * whole changes nothing.
 */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (!Number.isSafeInteger(quantity)) return cart
  if (quantity <= 0) return removeLines(cart, [key])
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      lineKey(line) === key ? { ...line, quantity: cappedQuantity(quantity) } : line,
    ),
  }
}

/** Removes lines from the cart and the selection. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const gone = new Set(keys)
  return {
    lines: cart.lines.filter((line) => !gone.has(lineKey(line))),
    selected: cart.selected.filter((key) => !gone.has(key)),
  }
}

/** Removes ordered units. A line without units is removed. Units that were added in the meantime stay. */
export function removeUnits(cart: Cart, lines: readonly Line[]): Cart {
  const units = new Map(lines.map((line) => [lineKey(line), line.quantity]))
  if (!cart.lines.some((line) => units.has(lineKey(line)))) return cart
  const left = cart.lines.map((line) => {
    const ordered = units.get(lineKey(line))
    return ordered === undefined ? line : { ...line, quantity: line.quantity - ordered }
  })
  const gone = left.filter(({ quantity }) => quantity <= 0).map(lineKey)
  return removeLines({ ...cart, lines: left }, gone)
}

/** Restores a removed line at its index, unless it was added again in the meantime. */
export function restoreLine(cart: Cart, line: Line, index: number, selected: boolean): Cart {
  const key = lineKey(line)
  if (cart.lines.some((other) => lineKey(other) === key)) return cart
  return select({ ...cart, lines: cart.lines.toSpliced(index, 0, line) }, key, selected)
}

/** Restores the lines of an emptied cart. Lines that were added in the meantime come after them. */
export function restoreCart(cart: Cart, { lines, selected }: Cart): Cart {
  const keys = new Set(selected)
  return lines.reduce(
    (now, line, index) => restoreLine(now, line, index, keys.has(lineKey(line))),
    cart,
  )
}

/** Selects or deselects a line. An unavailable line is never selected. */
export function select(cart: Cart, key: string, on: boolean): Cart {
  const others = cart.selected.filter((other) => other !== key)
  const line = cart.lines.find((candidate) => lineKey(candidate) === key)
  return { ...cart, selected: on && line && isAvailable(line) ? [...others, key] : others }
}

/** Selects every available line, or none. */
export function selectAll(cart: Cart, on: boolean): Cart {
  return { ...cart, selected: on ? cart.lines.filter(isAvailable).map(lineKey) : [] }
}

/** Replaces a line's variant and keeps its quantity and selection (Product §4, edit panel). */
export function changeVariant(cart: Cart, key: string, next: Omit<Line, 'quantity'>): Cart {
  const old = cart.lines.find((line) => lineKey(line) === key)
  if (!old) return cart
  const swapped = { ...next, quantity: old.quantity }
  const wasSelected = cart.selected.includes(key)
  const nextKey = lineKey(next)
  const twin = cart.lines.find((line) => lineKey(line) === nextKey)
  if (twin && nextKey !== key) {
    const merged = removeLines(cart, [key])
    const joined = { ...swapped, quantity: cappedQuantity(twin.quantity + old.quantity) }
    const lines = replaceLine(merged.lines, nextKey, joined)
    return select({ ...merged, lines }, nextKey, wasSelected || cart.selected.includes(nextKey))
  }
  const changed = { lines: replaceLine(cart.lines, key, swapped), selected: cart.selected }
  return select(select(changed, key, false), nextKey, wasSelected)
}

function replaceLine(lines: readonly Line[], key: string, next: Line): Line[] {
  return lines.map((line) => (lineKey(line) === key ? next : line))
}

/**
 * Updates the lines with the server's answers (Product §7). The quantities do not change. A line without an
 * answer stays unchanged. Lines that now have the same key are merged, and a line whose key changed stays
 * selected. Returns the same objects if nothing changes.
 */
export function applySync(cart: Cart, answers: ReadonlyMap<string, Partial<Line>>): Cart {
  const lines = new Map<string, Line>()
  const before = new Set(cart.selected)
  const after = new Set<string>()
  for (const line of cart.lines) {
    const fresh = refreshed(line, answers.get(lineKey(line)))
    const key = lineKey(fresh)
    const twin = lines.get(key)
    const quantity = cappedQuantity(line.quantity + (twin?.quantity ?? 0))
    lines.set(key, quantity === fresh.quantity ? fresh : { ...fresh, quantity })
    if (before.has(lineKey(line))) after.add(key)
  }
  const next = [...lines.values()]
  const selected = next.filter((line) => after.has(lineKey(line)) && isAvailable(line))
  const isChanged =
    next.length !== cart.lines.length || next.some((line, i) => line !== cart.lines[i])
  return isChanged || selected.length !== cart.selected.length
    ? { lines: next, selected: selected.map(lineKey) }
    : cart
}

function refreshed(line: Line, answer: Partial<Line> = {}): Line {
  const known = { gone: false, originalPrice: null, ...line }
  const isChanged = Object.entries(answer).some(([name, value]) => {
    const before = memberOf(known, name)
    return before !== value && JSON.stringify(before) !== JSON.stringify(value)
  })
  return isChanged ? withPriceNote(line, { ...line, ...answer }) : line
}

function withPriceNote(before: Line, after: Line): Line {
  if (before.price === after.price) return after
  return { ...after, oldPrice: before.oldPrice ?? before.price }
}

const textOrNull = v.fallback(v.nullable(filledText), null)

const attribute = v.object({ type: v.string(), name: v.string() })
const storedVariant = v.object({
  attribute_values: v.array(v.object({ value: v.string(), attribute })),
})
const storedProduct = v.object({ id: storedWhole(1), name: v.string(), slug: v.string() })

/**
 * A line in the browser's storage. Product, quantity, price, name and slug are required. Other bad values are
 * dropped.
 */
export const storedLine = v.object({
  productId: storedWhole(1),
  variantId: v.fallback(v.nullable(storedWhole(1)), null),
  quantity: storedWhole(1),
  price: storedWhole(0),
  originalPrice: optionalIfValid(v.nullable(storedWhole(0))),
  image: textOrNull,
  name: filledText,
  originalName: optionalIfValid(filledText),
  slug: filledText,
  color: textOrNull,
  size: textOrNull,
  stock: optionalIfValid(storedWhole(0)),
  oldPrice: optionalIfValid(storedWhole(0)),
  gone: optionalIfValid(v.literal(true)),
  variant: optionalIfValid(storedVariant),
  product: optionalIfValid(storedProduct),
})

/** A stored line that can be ordered, because it has a variant. */
export const storedOrderLine = v.object({ ...storedLine.entries, variantId: storedWhole(1) })
