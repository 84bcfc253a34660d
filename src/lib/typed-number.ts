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
