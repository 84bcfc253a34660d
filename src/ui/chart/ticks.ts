/**
 * Round values for an axis from 0 to at least `max`, some three to five of them: 1, 2 or 5 of a power of ten apart.
 * Whole numbers only. An axis without values goes to 1.
 */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  const step = Math.max(1, Math.round(factor * power))
  const count = Math.ceil(max / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Which of `count` columns have a label below, so that at most `room` stand there: evenly, the first among them. */
export function labelledColumns(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every)
}
