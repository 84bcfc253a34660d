import { digitsIn, numberText, valueOf } from './numbers'
import { readCount } from './vnd-input'

/** True when a text is empty or a safe whole number from 0. */
export function isCount(text: string): boolean {
  return 'amount' in readCount(text)
}

/** True when a text is empty or a measure with a decimal comma or point, in thousandths at the finest. */
export function isMeasure(text: string): boolean {
  const digits = digitsIn(text, 'thousands')
  if (!digits) return isCount(text) && typedNumber(text) === null
  return !digits.isNegative && digits.whole.length <= 6 && digits.part.length <= 3
}

/** Returns the number in a text that `isCount` or `isMeasure` accepts, or null when there is none. */
export function typedNumber(text: string): number | null {
  const digits = digitsIn(text, 'thousands')
  if (digits) return digits.isNegative ? null : valueOf(digits)
  const count = readCount(text)
  return 'amount' in count ? count.amount : null
}

/** Returns a measure as it is typed: `22,5`. */
export function measureText(measure: number | null): string {
  return measure === null ? '' : numberText(measure, ',')
}
