/** One entry of the cart. Prices are whole VND. The names are those of the stored and sent cart item (spec §3). */
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

/** Identity of a line: product and variant; a line without variant is known by colour and size (decisions §2). */
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

/**
 * Puts a line into the cart and selects it. A line that is there already keeps its place, adds its
 * quantity and takes the new price, image, name, slug, colour and size (spec §4). Adding anything but
 * one or more whole units changes nothing.
 */
export function addLine(cart: Cart, added: Line): Cart {
  if (!Number.isSafeInteger(added.quantity) || added.quantity < 1) return cart
  const key = lineKey(added)
  const known = cart.lines.find((line) => lineKey(line) === key)
  const line = { ...added, quantity: capped(added.quantity + (known?.quantity ?? 0)) }
  const lines = known ? replace(cart.lines, key, line) : [...cart.lines, line]
  return select({ ...cart, lines }, key, true)
}

/**
 * Sets a line's quantity; 0 or less removes the line and its selection (spec §4). What is no whole
 * number changes nothing.
 */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (!Number.isSafeInteger(quantity)) return cart
  if (quantity <= 0) return removeLines(cart, [key])
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      lineKey(line) === key ? { ...line, quantity: capped(quantity) } : line,
    ),
  }
}

/** Takes lines out, and out of the selection. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const gone = new Set(keys)
  return {
    lines: cart.lines.filter((line) => !gone.has(lineKey(line))),
    selected: cart.selected.filter((key) => !gone.has(key)),
  }
}

/** Puts a removed line back at its place, unless it came back by itself meanwhile. */
export function putBack(cart: Cart, line: Line, index: number, selected: boolean): Cart {
  const key = lineKey(line)
  if (cart.lines.some((other) => lineKey(other) === key)) return cart
  return select({ ...cart, lines: cart.lines.toSpliced(index, 0, line) }, key, selected)
}

/** Selects or deselects a line. One that can't be bought is never selected. */
export function select(cart: Cart, key: string, on: boolean): Cart {
  const others = cart.selected.filter((other) => other !== key)
  const line = cart.lines.find((candidate) => lineKey(candidate) === key)
  return { ...cart, selected: on && line && isAvailable(line) ? [...others, key] : others }
}

/** Selects every line that can be bought, or none. */
export function selectAll(cart: Cart, on: boolean): Cart {
  return { ...cart, selected: on ? cart.lines.filter(isAvailable).map(lineKey) : [] }
}

/** Puts another variant in a line's place, keeping quantity and selection (spec §4, edit panel). */
export function swapVariant(cart: Cart, key: string, next: Omit<Line, 'quantity'>): Cart {
  const old = cart.lines.find((line) => lineKey(line) === key)
  if (!old) return cart
  const swapped = { ...next, quantity: old.quantity }
  const wasSelected = cart.selected.includes(key)
  const nextKey = lineKey(next)
  const twin = cart.lines.find((line) => lineKey(line) === nextKey)
  if (twin && nextKey !== key) {
    const merged = removeLines(cart, [key])
    const joined = { ...swapped, quantity: capped(twin.quantity + old.quantity) }
    const lines = replace(merged.lines, nextKey, joined)
    return select({ ...merged, lines }, nextKey, wasSelected || cart.selected.includes(nextKey))
  }
  const kept = { lines: replace(cart.lines, key, swapped), selected: cart.selected }
  return select(select(kept, key, false), nextKey, wasSelected)
}

/**
 * What the server now knows of the lines (spec §7). Quantities stay the shopper's; a line without an
 * answer stays as it is; lines that came to share a key merge, and a line whose key changed stays selected.
 */
export function applySync(cart: Cart, answers: ReadonlyMap<string, Partial<Line>>): Cart {
  const lines = new Map<string, Line>()
  const before = new Set(cart.selected)
  const after = new Set<string>()
  for (const line of cart.lines) {
    const answer = answers.get(lineKey(line))
    const fresh = answer ? withPriceNote(line, { ...line, ...answer }) : line
    const key = lineKey(fresh)
    const quantity = capped(line.quantity + (lines.get(key)?.quantity ?? 0))
    lines.set(key, { ...fresh, quantity })
    if (before.has(lineKey(line))) after.add(key)
  }
  const next = [...lines.values()]
  const selected = next.filter((line) => after.has(lineKey(line)) && isAvailable(line))
  return { lines: next, selected: selected.map(lineKey) }
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

function capped(quantity: number): number {
  return Math.min(quantity, maxQuantity)
}

function replace(lines: readonly Line[], key: string, next: Line): Line[] {
  return lines.map((line) => (lineKey(line) === key ? next : line))
}

function withPriceNote(before: Line, after: Line): Line {
  if (before.price === after.price) return after
  return { ...after, oldPrice: before.oldPrice ?? before.price }
}
