/** One entry of the cart. Prices are whole VND. The names are those of the stored and sent cart item (Product §3). */
export type Line = {
  productId: number
  variantId: number | null
  quantity: number
  price: number
  /** The price before the sale; null or absent without one. */
  originalPrice?: number | null
  image: string | null
  name: string
  /** The Vietnamese name, where the server sends one. */
  originalName?: string
  slug: string
  color: string | null
  size: string | null
  /** Units left, once known from the server. */
  stock?: number
  /** The variant is no longer sold: the line can't be selected. */
  gone?: boolean
  /** The price that the shopper last saw, when it has changed since. */
  oldPrice?: number
}

/** The lines, and the keys of those that are selected for the checkout. */
export type Cart = { lines: readonly Line[]; selected: readonly string[] }

export const emptyCart: Cart = { lines: [], selected: [] }

/** The contract's limit for the units of one line. */
export const maxQuantity = 999

/** Returns the identity of a line: product and variant, or product, colour and size without a variant (Product §3.4). */
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
export function optionsOf({ color, size }: Pick<Line, 'color' | 'size'>): string {
  return [color, size].filter(Boolean).join(' · ')
}

/** A line that can be ordered: orders name variants, not products. */
export type OrderLine = Line & { variantId: number }

export function isOrderable(line: Line): line is OrderLine {
  return line.variantId !== null && !line.gone
}

/** Returns the selected lines, in the cart's order. */
export function selectedLines(cart: Cart): readonly Line[] {
  const keys = new Set(cart.selected)
  return cart.lines.filter((line) => keys.has(lineKey(line)))
}

/** Returns the number of units in some lines. */
export function unitCount(lines: readonly Pick<Line, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Returns how many units of a line the cart holds; 0 without the line. */
export function unitsOf({ lines }: Cart, key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0
}

/** Limits a quantity to what one line may hold. */
export function capped(quantity: number): number {
  return Math.min(quantity, maxQuantity)
}
