import { isOrderable, type Line, lineKey, type OrderLine } from './cart'

/** A line at the checkout, as the server knows it now; what changed since it was brought here is noted. */
export type CheckedLine = OrderLine & {
  /** How many were brought, where fewer are left. */
  quantityBefore?: number
}

type Answers = ReadonlyMap<string, Partial<Line>>

/**
 * The lines as they can be ordered now (Product §12.1): at the server's price, with at most the units that
 * are left, and out of the order where the variant is gone or sold out. `oldPrice` and `quantityBefore`
 * say what changed. A line without an answer stays as it is.
 * @param withStock false while an order of these lines may have taken the stock already
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

/** The lines that differ from what the shopper saw in anything that she has to agree to. */
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

/** What of the lines can still be ordered. */
export function orderableLines(lines: readonly CheckedLine[]): CheckedLine[] {
  return lines.filter(isOrderable)
}
