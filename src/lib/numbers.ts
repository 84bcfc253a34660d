/**
 * `590.000` is 590 for a database and 590,000 for a Vietnamese reader. A wrong price is worse than none, so a text
 * that can be read both ways is no number.
 */
const ambiguous = /^-?\d{1,3}\.\d{3}$/

/** Returns the number that a value is, or that its text plainly means: `"590000.00"` → 590000. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || ambiguous.test(value)) return undefined
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

export function wholeNumberIn(value: unknown): number | undefined {
  const number = numberIn(value)
  const whole = number === undefined ? undefined : Math.round(number)
  return Number.isSafeInteger(whole) ? whole : undefined
}
