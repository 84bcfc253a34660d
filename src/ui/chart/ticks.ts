/**
 * Returns up to five steps from 0 to at least `max`. A step is a whole number: 1, 2 or 5 times a power of ten. Without
 * values the axis ends at 1.
 */
export function axisTicks(max: number): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  const step = Math.max(1, Math.round(factor * power))
  const count = Math.ceil(max / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Returns the indexes of evenly spaced columns that get a label: the first, and at most `room` in all. */
export function labelledColumns(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every)
}
