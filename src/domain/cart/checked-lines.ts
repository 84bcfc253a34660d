import { isOrderable, type Line, lineKey, type OrderLine } from './cart'

/** A line at the checkout, with the server's current facts and with what they changed. */
export type CheckedLine = OrderLine & {
  /** The quantity before it was reduced to the stock. */
  quantityBefore?: number
}

type Answers = ReadonlyMap<string, Partial<Line>>

/**
 * Returns the lines as they can be ordered now (Product §12.1): at the server's price, with no more units
 * than the stock, and `gone` when the variant is gone or sold out. `oldPrice` and `quantityBefore` hold the
 * old values. A line without an answer stays unchanged.
 * @param withStock false while an order of these lines may already have taken the stock
 */
export function checkLines(
  lines: readonly OrderLine[],
  answers: Answers | undefined,
  withStock: boolean,
): CheckedLine[] {
  return lines.map((line) => {
    const answer = answers?.get(lineKey(line))
    return answer ? checkLine(line, answer, withStock) : line
  })
}

function checkLine(line: OrderLine, answer: Partial<Line>, withStock: boolean): CheckedLine {
  const { price = line.price, name = line.name, image = line.image, gone, stock } = answer
  const checked = {
    ...line,
    name,
    image,
    price,
    ...(price !== line.price && { oldPrice: line.price }),
  }
  if (!withStock) return checked
  if (gone || stock === 0) return { ...checked, ...(stock === 0 && { stock }), gone: true }
  if (stock === undefined || line.quantity <= stock) return checked
  return { ...checked, stock, quantity: stock, quantityBefore: line.quantity }
}

/** Returns the lines whose price, quantity or availability changed. The shopper has to accept them again. */
export function changedLines(
  seen: readonly CheckedLine[],
  now: readonly CheckedLine[],
): CheckedLine[] {
  return now.filter((line, position) => {
    const before = seen[position]
    return (
      before?.price !== line.price ||
      before.quantity !== line.quantity ||
      isOrderable(before) !== isOrderable(line)
    )
  })
}

/** Returns the lines that can still be ordered. */
export function orderableLines(lines: readonly CheckedLine[]): CheckedLine[] {
  return lines.filter(isOrderable)
}
