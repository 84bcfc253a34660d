import { type Cart, capped, isAvailable, type Line, lineKey } from './cart'

/**
 * What the server now knows of the lines (Product §7). Quantities stay the shopper's; a line without an
 * answer stays as it is; lines that came to share a key merge, and a line whose key changed stays selected.
 * Lines, and the cart, that hold no news are answered as the very same objects.
 */
export function applySync(cart: Cart, answers: ReadonlyMap<string, Partial<Line>>): Cart {
  const lines = new Map<string, Line>()
  const before = new Set(cart.selected)
  const after = new Set<string>()
  for (const line of cart.lines) {
    const fresh = refreshed(line, answers.get(lineKey(line)))
    const key = lineKey(fresh)
    const twin = lines.get(key)
    const quantity = capped(line.quantity + (twin?.quantity ?? 0))
    lines.set(key, quantity === fresh.quantity ? fresh : { ...fresh, quantity })
    if (before.has(lineKey(line))) after.add(key)
  }
  const next = [...lines.values()]
  const selected = next.filter((line) => after.has(lineKey(line)) && isAvailable(line))
  const isNews = next.length !== cart.lines.length || next.some((line, i) => line !== cart.lines[i])
  return isNews || selected.length !== cart.selected.length
    ? { lines: next, selected: selected.map(lineKey) }
    : cart
}

function refreshed(line: Line, answer: Partial<Line> = {}): Line {
  const known = { gone: false, ...line }
  const isNews = Object.entries(answer).some(([name, value]) => Reflect.get(known, name) !== value)
  return isNews ? withPriceNote(line, { ...line, ...answer }) : line
}

function withPriceNote(before: Line, after: Line): Line {
  if (before.price === after.price) return after
  return { ...after, oldPrice: before.oldPrice ?? before.price }
}
