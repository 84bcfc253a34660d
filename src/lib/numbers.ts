import { plainText, withoutEndings } from './characters.ts'

/**
 * The digits of a number. `whole` holds the digits before the decimal mark. `part` holds the digits after the
 * decimal mark, without zeros at the end.
 */
export type Digits = { isNegative: boolean; whole: string; part: string }

/**
 * How to read a single dot or comma before three digits, as in `1.299`. `thousands`: people typed the text,
 * so it means 1299. `decimals`: a unit follows, as in `1.299tr`, so it means 1.299. `unclear`: a host sent
 * the text, so it may mean either number.
 */
type ThreeDigits = 'thousands' | 'decimals' | 'unclear'

const sign = /^-|-$|^\((?=.*\)$)/
/**
 * Matches the exponent of a long number from a spreadsheet, such as `e+20`. A plain `e` between digits is a
 * typing error and is not matched.
 */
const exponent = /e([+-]\d{1,3})$/i
const digitsAndMarks = /^\d*(?:[.,' ]\d+)*$/
const groups = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/

/** A text with more characters than this is not read as a number. */
const longest = 200

/**
 * Returns the digits of a number in any format that people, spreadsheets and shops use. Returns undefined if
 * the text is not a number, or could mean two different numbers. `three` decides about a single mark before
 * three digits.
 */
export function readDigits(text: string, three: ThreeDigits): Digits | undefined {
  const typed = plainText(text)
  const isNegative = sign.test(typed)
  const unsigned = typed
    .replace(sign, '')
    .replace(/^\+|\)$/g, '')
    .trim()
  const [, power] = exponent.exec(unsigned) ?? []
  const body = unsigned.replace(exponent, '')
  if (body.length > longest || !digitsAndMarks.test(body)) return undefined
  const read = split(body, power === undefined ? three : 'decimals')
  return read && { isNegative, ...shiftDecimalPoint(read, Number(power ?? 0)) }
}

type Parts = Pick<Digits, 'whole' | 'part'>

function split(body: string, three: ThreeDigits): Parts | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const [front, back] = [body.slice(0, Math.max(last, 0)), body.slice(last + 1)]
  const isPlain = /^\d+$/.test(body)
  const isGrouped = groups.test(body)
  // The text has one dot or comma, and three digits follow it.
  const isUnclear = isGrouped && last === body.length - 4 && /^\d+$/.test(front)
  if (isPlain || (isGrouped && !(isUnclear && three !== 'thousands')))
    return { whole: body.replace(/\D/g, ''), part: '' }
  if (last < 0 || (isUnclear && three === 'unclear')) return undefined
  // If a number has both a dot and a comma, the last mark is normally the decimal mark. If three digits
  // follow it, the last mark may also be a mistyped thousands mark.
  const isSlip = back.length === 3 && three === 'thousands' && !/^0*$/.test(front)
  if (/^\d*$/.test(front)) return isSlip ? undefined : { whole: front || '0', part: back }
  const isMixed = back.length === 3 && three !== 'decimals'
  return groups.test(front) && !front.includes(body[last] ?? '') && !isMixed
    ? { whole: front.replace(/\D/g, ''), part: back }
    : undefined
}

/**
 * Multiplies a number by ten to the power of `by`. Works on digits, because floating-point numbers would be
 * rounded.
 */
export function shiftDecimalPoint({ whole, part }: Parts, by: number): Parts {
  const all = whole.padStart(1 - by, '0') + part.padEnd(by, '0')
  const point = Math.max(whole.length, 1 - by) + by
  return {
    whole: all.slice(0, point).replace(/^0+(?=\d)/, ''),
    part: withoutEndings(all.slice(point), '0'),
  }
}

/** Returns digits as a JavaScript number. */
export function numberFromDigits({ isNegative, whole, part }: Digits): number {
  return Number(`${isNegative ? '-' : ''}${whole}.${part || 0}`)
}

const currency = /^(?:vnd|vnđ|₫|đ)|(?:vnd|vnđ|₫|đ)$/i

/**
 * Returns the number in a value from a host or a storage: `"590000.00"` gives 590000. Returns undefined if
 * the text is not clear. For example, `"590.000"` is 590 for a database and 590,000 for a Vietnamese reader,
 * and a wrong price is worse than none. A text with a currency, such as `"590.000₫"`, is written for readers
 * and gives 590000.
 */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > longest) return undefined
  const amount = value.replace(currency, '')
  const digits = readDigits(amount, amount === value ? 'unclear' : 'thousands')
  return digits && numberFromDigits(digits)
}

/**
 * Returns the number in a value, rounded to a whole number. Returns undefined if there is no clear number.
 */
export function wholeNumberIn(value: unknown): number | undefined {
  const number = readNumber(value)
  const whole = number === undefined ? undefined : Math.round(number)
  return Number.isSafeInteger(whole) ? whole : undefined
}

/**
 * Returns a number as text that `readDigits` reads back as the same number. Three decimals get a zero at the
 * end, because they would look like thousands. From 10^15 on the text has an exponent, `8.4e+20`, because
 * spreadsheets do not keep so many digits.
 */
export function numberText(value: number, mark = '.'): string {
  if (Math.abs(value) >= 1e15) return value.toExponential()
  return String(value)
    .replace(/^(-?[1-9]\d*\.\d{3})$/, '$10')
    .replace('.', mark)
}

/** Formats whole VND in groups of three: `250.000`. */
export function groupVnd(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3}){1,7}$)/g, '.')
}

/**
 * Formats whole VND as a price: `250.000VND` (Product §9). The format is the same in both languages, and the
 * text never wraps.
 */
export function formatVnd(amount: number): string {
  return `${groupVnd(amount)}VND`
}

type QuantityRange = { min: number; max?: number | undefined }

/** Returns a quantity changed by `delta`, limited to the range. NaN becomes the minimum. */
export function nextQuantity(value: number, delta: number, { min, max = Infinity }: QuantityRange) {
  const next = Number.isNaN(value) ? min : value + delta
  return Math.min(Math.max(next, min), max)
}

/** Formats a quantity with at least two digits (Product §9): 3 → "03". */
export const twoDigits = (quantity: number): string => String(quantity).padStart(2, '0')
