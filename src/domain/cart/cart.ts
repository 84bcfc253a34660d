/** One entry of the cart. Prices are whole VND. The names are those of the stored and sent cart item (Product §3). */
export type Line = {
  productId: number
  variantId: number | null
  quantity: number
  price: number
  image: string | null
  name: string
  slug: string
  color: string | null
  size: string | null
  /** Units left, once the server said so. */
  stock?: number
  /** The server no longer sells this variant: it can't be selected. */
  gone?: boolean
  /** What it cost when the shopper last saw it, where that changed since. */
  oldPrice?: number
}

/** The cart and which of its lines are to be checked out, by line key. */
export type Cart = { lines: readonly Line[]; selected: readonly string[] }

export const emptyCart: Cart = { lines: [], selected: [] }

/** The most units of one line; what the contract takes. */
export const maxQuantity = 999

/** Identity of a line: product and variant; a line without variant is known by colour and size (Product §3.4). */
export function lineKey(line: Pick<Line, 'productId' | 'variantId' | 'color' | 'size'>): string {
  return line.variantId === null
    ? `${line.productId}:${line.color ?? ''}:${line.size ?? ''}`
    : `${line.productId}:${line.variantId}`
}

/** Whether the line can be bought now. A line that was never synced counts as available. */
export function isAvailable(line: Line): boolean {
  return !line.gone && line.stock !== 0
}

/** A line that can be ordered: the server knows products by their variants only. */
export type OrderLine = Line & { variantId: number }

export function isOrderable(line: Line): line is OrderLine {
  return line.variantId !== null && !line.gone
}

/** The lines that are to be checked out, in the cart's order. */
export function selectedLines(cart: Cart): readonly Line[] {
  const keys = new Set(cart.selected)
  return cart.lines.filter((line) => keys.has(lineKey(line)))
}

/** Units in the cart, or of some lines. */
export function unitCount(lines: readonly Pick<Line, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** At most what one line may hold. */
export function capped(quantity: number): number {
  return Math.min(quantity, maxQuantity)
}
