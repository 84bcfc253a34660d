import * as v from 'valibot'
import { memberOf } from '@/lib/json'
import { nonEmptyText, optionalIfValid, wholeNumberOrTextFrom } from '@/lib/schema'

/**
 * A line of the cart. Prices are in whole VND. The fields have the names of the contract's cart item (Product
 * §3).
 */
export type Line = {
  productId: number
  variantId: number | null
  quantity: number
  price: number
  /** The price before the sale. It is null or missing if there is no sale. */
  originalPrice?: number | null
  image: string | null
  name: string
  /** The Vietnamese name of the product. Only some servers send it. */
  originalName?: string
  slug: string
  color: string | null
  size: string | null
  /** The number of units in stock. It is undefined until the server has sent it. */
  stock?: number
  /** True if the variant is no longer sold. Such a line cannot be selected. */
  gone?: boolean
  /** The price before the server changed it for the first time. Missing if the price has never changed. */
  oldPrice?: number
  /** The product and the variant in the server's last response (Product §3.4). */
  variant?: v.InferOutput<typeof storedVariant>
  product?: v.InferOutput<typeof storedProduct>
}

/** The lines of the cart, and the keys of the lines that are selected for the checkout. */
export type Cart = { lines: readonly Line[]; selected: readonly string[] }

export const emptyCart: Cart = { lines: [], selected: [] }

/** The greatest quantity that the contract allows for one line. */
export const maxLineQuantity = 999

/**
 * Returns the key of a line: product and variant. Without a variant, it is product, colour and size (Product
 * §3.4).
 */
export function lineKey(line: Pick<Line, 'productId' | 'variantId' | 'color' | 'size'>): string {
  return line.variantId === null
    ? `${line.productId}:${line.color ?? ''}:${line.size ?? ''}`
    : `${line.productId}:${line.variantId}`
}

/**
 * Returns true if the line is still sold and not out of stock. A line with unknown stock counts as available.
 */
export function isAvailableLine(line: Line): boolean {
  return !line.gone && line.stock !== 0
}

/** Returns colour and size as one text: `Đỏ · M`. Returns '' for a line without either. */
export function lineOptions({ color, size }: Pick<Line, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}

/** A line that can be ordered. It has a variant, because orders contain variants. */
export type OrderableLine = Line & { variantId: number }

export function isOrderableLine(line: Line): line is OrderableLine {
  return line.variantId !== null && !line.gone
}

/** Returns the selected lines in the order of the cart. */
export function selectedLines(cart: Cart): readonly Line[] {
  const keys = new Set(cart.selected)
  return cart.lines.filter((line) => keys.has(lineKey(line)))
}

/** Returns the sum of the quantities of these lines. */
export function unitCount(lines: readonly Pick<Line, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Returns the quantity of a line in the cart. Returns 0 if the cart does not have the line. */
export function quantityInCart({ lines }: Cart, key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0
}

export function cappedQuantity(quantity: number): number {
  return Math.min(quantity, maxLineQuantity)
}

/**
 * Adds a line to the cart, and selects it if it is available. If the cart already has a line with this key,
 * the quantities are added up, and everything else comes from the new line (Product §4). A quantity that is
 * not a positive whole number changes nothing.
 */
export function addLine(cart: Cart, added: Line): Cart {
  if (!Number.isSafeInteger(added.quantity) || added.quantity < 1) return cart
  const key = lineKey(added)
  const known = cart.lines.find((line) => lineKey(line) === key)
  const line = { ...added, quantity: cappedQuantity(added.quantity + (known?.quantity ?? 0)) }
  const lines = known ? replaceLine(cart.lines, key, line) : [...cart.lines, line]
  return selectLine({ ...cart, lines }, key, true)
}

/**
 * Undoes an addition: removes the added units, and selects or deselects the line as it was in `before`.
 * Changes that were made after the addition stay. If the line has been removed since, nothing changes.
 */
export function undoAddLine(cart: Cart, before: Cart, added: Line): Cart {
  const key = lineKey(added)
  const now = quantityInCart(cart, key)
  const had = quantityInCart(before, key)
  const brought = cappedQuantity(had + added.quantity) - had
  if (now === 0) return cart
  return selectLine(setLineQuantity(cart, key, now - brought), key, before.selected.includes(key))
}

/**
 * Sets the quantity of a line, but at most to `maxLineQuantity`. A quantity of 0 or less removes the line
 * (Product §4). A number that is not whole changes nothing.
 */
export function setLineQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (!Number.isSafeInteger(quantity)) return cart
  if (quantity <= 0) return removeLines(cart, [key])
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      lineKey(line) === key ? { ...line, quantity: cappedQuantity(quantity) } : line,
    ),
  }
}

/** Removes lines from the cart and from the selection. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const gone = new Set(keys)
  return {
    lines: cart.lines.filter((line) => !gone.has(lineKey(line))),
    selected: cart.selected.filter((key) => !gone.has(key)),
  }
}

/**
 * Removes ordered units from the cart. A line without remaining units is removed. Units that were added after
 * the order stay.
 */
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

/** Puts a removed line back at its index. If the line was added again in the meantime, nothing changes. */
export function restoreLine(cart: Cart, line: Line, index: number, selected: boolean): Cart {
  const key = lineKey(line)
  if (cart.lines.some((other) => lineKey(other) === key)) return cart
  return selectLine({ ...cart, lines: cart.lines.toSpliced(index, 0, line) }, key, selected)
}

/**
 * Puts the lines of an emptied cart back. These lines come before the lines that were added in the meantime.
 */
export function restoreCart(cart: Cart, { lines, selected }: Cart): Cart {
  const keys = new Set(selected)
  return lines.reduce(
    (now, line, index) => restoreLine(now, line, index, keys.has(lineKey(line))),
    cart,
  )
}

/** Selects or deselects a line. A line that is not available cannot be selected. */
export function selectLine(cart: Cart, key: string, on: boolean): Cart {
  const others = cart.selected.filter((other) => other !== key)
  const line = cart.lines.find((candidate) => lineKey(candidate) === key)
  return { ...cart, selected: on && line && isAvailableLine(line) ? [...others, key] : others }
}

/** Selects all available lines, or deselects all lines. */
export function selectAllLines(cart: Cart, on: boolean): Cart {
  return { ...cart, selected: on ? cart.lines.filter(isAvailableLine).map(lineKey) : [] }
}

/**
 * Replaces the variant of a line. The line keeps its quantity and its selection (Product §4). If the cart
 * already has a line with the new variant, the two become one line, which is selected if one of them was.
 */
export function changeLineVariant(cart: Cart, key: string, next: Omit<Line, 'quantity'>): Cart {
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
    return selectLine({ ...merged, lines }, nextKey, wasSelected || cart.selected.includes(nextKey))
  }
  const changed = { lines: replaceLine(cart.lines, key, swapped), selected: cart.selected }
  return selectLine(selectLine(changed, key, false), nextKey, wasSelected)
}

function replaceLine(lines: readonly Line[], key: string, next: Line): Line[] {
  return lines.map((line) => (lineKey(line) === key ? next : line))
}

/**
 * Updates the cart lines with the data of the server (Product §7), by line key. Quantities do not change. A
 * line without data stays unchanged. Lines that get the same key become one line. A line with a new key stays
 * selected. A line that is no longer available is deselected. Returns the same cart object if nothing
 * changes.
 */
export function syncLines(cart: Cart, answers: ReadonlyMap<string, Partial<Line>>): Cart {
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
  const selected = next.filter((line) => after.has(lineKey(line)) && isAvailableLine(line))
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

const textOrNull = v.fallback(v.nullable(nonEmptyText), null)

const attribute = v.object({ type: v.string(), name: v.string() })
const storedVariant = v.object({
  attribute_values: v.array(v.object({ value: v.string(), attribute })),
})
const storedProduct = v.object({ id: wholeNumberOrTextFrom(1), name: v.string(), slug: v.string() })

/**
 * The schema of a cart line in the browser's storage. A line needs a product, a quantity, a price, a name and
 * a slug. Other invalid values are dropped.
 */
export const lineSchema = v.object({
  productId: wholeNumberOrTextFrom(1),
  variantId: v.fallback(v.nullable(wholeNumberOrTextFrom(1)), null),
  quantity: wholeNumberOrTextFrom(1),
  price: wholeNumberOrTextFrom(0),
  originalPrice: optionalIfValid(v.nullable(wholeNumberOrTextFrom(0))),
  image: textOrNull,
  name: nonEmptyText,
  originalName: optionalIfValid(nonEmptyText),
  slug: nonEmptyText,
  color: textOrNull,
  size: textOrNull,
  stock: optionalIfValid(wholeNumberOrTextFrom(0)),
  oldPrice: optionalIfValid(wholeNumberOrTextFrom(0)),
  gone: optionalIfValid(v.literal(true)),
  variant: optionalIfValid(storedVariant),
  product: optionalIfValid(storedProduct),
})

/** The schema of a stored line that can be ordered, because it has a variant. */
export const orderLineSchema = v.object({
  ...lineSchema.entries,
  variantId: wholeNumberOrTextFrom(1),
})
