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

/** The same as a whole number: `590000.4` → 590000. */
export function wholeNumberIn(value: unknown): number | undefined {
  const number = numberIn(value)
  const whole = number === undefined ? undefined : Math.round(number)
  return Number.isSafeInteger(whole) ? whole : undefined
}

/** True when a text is empty or a safe whole number from 0. */
export function isCount(text: string): boolean {
  return /^\d*$/.test(text.trim()) && Number.isSafeInteger(Number(text))
}

/** True when a text is empty or a measure with a decimal comma or point. */
export function isMeasure(text: string): boolean {
  return /^(\d{1,6}([.,]\d{1,3})?)?$/.test(text.trim())
}

/** Returns the number in a text that `isCount` or `isMeasure` accepts, or null when there is none. */
export function typedNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.')
  const number = Number(tidy)
  return tidy === '' || !Number.isFinite(number) || number < 0 ? null : number
}

/** Returns a measure as it is typed: `22,5`. */
export function measureText(measure: number | null): string {
  return measure === null ? '' : String(measure).replace('.', ',')
}
