import { type Cart, capped, isAvailable, type Line, lineKey } from './cart'

/**
 * Updates the lines with the server's answers (Product §7). Quantities stay the shopper's, and a line without an
 * answer stays unchanged. Lines that now share a key merge, and a line whose key changed stays selected. Returns the
 * same objects for lines, and a cart, without changes.
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
  const isChanged =
    next.length !== cart.lines.length || next.some((line, i) => line !== cart.lines[i])
  return isChanged || selected.length !== cart.selected.length
    ? { lines: next, selected: selected.map(lineKey) }
    : cart
}

function refreshed(line: Line, answer: Partial<Line> = {}): Line {
  const known = { gone: false, ...line }
  const isChanged = Object.entries(answer).some(
    ([name, value]) => Reflect.get(known, name) !== value,
  )
  return isChanged ? withPriceNote(line, { ...line, ...answer }) : line
}

function withPriceNote(before: Line, after: Line): Line {
  if (before.price === after.price) return after
  return { ...after, oldPrice: before.oldPrice ?? before.price }
}
