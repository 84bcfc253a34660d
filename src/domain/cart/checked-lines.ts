import { isOrderableLine, type Line, lineKey, type OrderableLine } from './cart'

/**
 * A line at the checkout with the server's current data. It also keeps the price and the quantity that this
 * data replaced.
 */
export type CheckedLine = OrderableLine & {
  /** The quantity before it was reduced to the number of units in stock. */
  quantityBefore?: number
}

type Answers = ReadonlyMap<string, Partial<Line>>

/**
 * Returns the lines as they can be ordered now (Product §12.1): at the server's price, with at most the units
 * in stock, and with `gone` if the variant is not sold or out of stock. `oldPrice` and `quantityBefore` keep
 * the previous values. A line that is missing in the server's response stays unchanged.
 * @param withStock False if an order of these lines may already have taken the stock. Stock and `gone` are
 * then ignored.
 */
export function checkLines(
  lines: readonly OrderableLine[],
  answers: Answers | undefined,
  withStock: boolean,
): CheckedLine[] {
  return lines.map((line) => {
    const answer = answers?.get(lineKey(line))
    return answer ? checkLine(line, answer, withStock) : line
  })
}

function checkLine(line: OrderableLine, answer: Partial<Line>, withStock: boolean): CheckedLine {
  const { price = line.price, name = line.name, image = line.image, gone, stock } = answer
  const { color = line.color, size = line.size } = answer
  const checked = {
    ...line,
    name,
    image,
    color,
    size,
    price,
    ...(price !== line.price && { oldPrice: line.price }),
  }
  if (!withStock) return checked
  if (gone || stock === 0) return { ...checked, ...(stock === 0 && { stock }), gone: true }
  if (stock === undefined || line.quantity <= stock) return checked
  return { ...checked, stock, quantity: stock, quantityBefore: line.quantity }
}

/**
 * Returns the lines whose price, quantity or availability has changed since the shopper saw them. The shopper
 * has to agree to these lines again.
 */
export function changedLines(
  seen: readonly CheckedLine[],
  now: readonly CheckedLine[],
): CheckedLine[] {
  return now.filter((line, position) => {
    const before = seen[position]
    return (
      before?.price !== line.price ||
      before.quantity !== line.quantity ||
      isOrderableLine(before) !== isOrderableLine(line)
    )
  })
}

export function orderableLines(lines: readonly CheckedLine[]): CheckedLine[] {
  return lines.filter(isOrderableLine)
}
