import { plain, withoutEnd } from './characters.ts'

/**
 * A number in a text: the digits before its decimal mark, and the digits after it without zeros at the end.
 */
export type Digits = { isNegative: boolean; whole: string; part: string }

/**
 * The meaning of a single dot or comma before three digits. `1.299` is 1299 for people, a decimal number
 * before a unit (`1.299tr`), and unclear in a host's text.
 */
type ThreeDigits = 'thousands' | 'decimals' | 'unclear'

const sign = /^-|-$|^\((?=.*\)$)/
/** Spreadsheets write long numbers so. A lone `e` between digits is a slip. */
const exponent = /e([+-]\d{1,3})$/i
const digitsAndMarks = /^\d*(?:[.,' ]\d+)*$/
const groups = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/

/** A number has at most this many characters. A longer text is not a number. */
const longest = 200

/**
 * Returns the digits of a number, in any format that people, spreadsheets and shops write. Returns undefined
 * for a text that is not a number or could mean two numbers.
 */
export function digitsIn(text: string, three: ThreeDigits): Digits | undefined {
  const typed = plain(text)
  const isNegative = sign.test(typed)
  const unsigned = typed
    .replace(sign, '')
    .replace(/^\+|\)$/g, '')
    .trim()
  const [, power] = exponent.exec(unsigned) ?? []
  const body = unsigned.replace(exponent, '')
  if (body.length > longest || !digitsAndMarks.test(body)) return undefined
  const read = split(body, power === undefined ? three : 'decimals')
  return read && { isNegative, ...shifted(read, Number(power ?? 0)) }
}

type Parts = Pick<Digits, 'whole' | 'part'>

function split(body: string, three: ThreeDigits): Parts | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  const [front, back] = [body.slice(0, Math.max(last, 0)), body.slice(last + 1)]
  const isPlain = /^\d+$/.test(body)
  const isGrouped = groups.test(body)
  // One dot or comma, followed by three digits.
  const isUnclear = isGrouped && last === body.length - 4 && /^\d+$/.test(front)
  if (isPlain || (isGrouped && !(isUnclear && three !== 'thousands')))
    return { whole: body.replace(/\D/g, ''), part: '' }
  if (last < 0 || (isUnclear && three === 'unclear')) return undefined
  // If a number has both a dot and a comma, the last one is the decimal mark. Exception: three digits after
  // it may be one more group, typed with the wrong character.
  const isSlip = back.length === 3 && three === 'thousands' && !/^0*$/.test(front)
  if (/^\d*$/.test(front)) return isSlip ? undefined : { whole: front || '0', part: back }
  const isMixed = back.length === 3 && three !== 'decimals'
  return groups.test(front) && !front.includes(body[last] ?? '') && !isMixed
    ? { whole: front.replace(/\D/g, ''), part: back }
    : undefined
}

/** Returns a number times a power of ten, without the rounding errors of floating-point numbers. */
export function shifted({ whole, part }: Parts, by: number): Parts {
  const all = whole.padStart(1 - by, '0') + part.padEnd(by, '0')
  const point = Math.max(whole.length, 1 - by) + by
  return {
    whole: all.slice(0, point).replace(/^0+(?=\d)/, ''),
    part: withoutEnd(all.slice(point), '0'),
  }
}

/** Returns digits as a number. */
export function valueOf({ isNegative, whole, part }: Digits): number {
  return Number(`${isNegative ? '-' : ''}${whole}.${part || 0}`)
}

const currency = /^(?:vnd|vnđ|₫|đ)|(?:vnd|vnđ|₫|đ)$/i

/**
 * Returns the number of a host's or a stored value, or the number that its text clearly means: `"590000.00"`
 * → 590000. `"590.000"` is 590 for a database and 590,000 for a Vietnamese reader, so it gives no number,
 * because a wrong price is worse than none. With a currency the text is written for readers, so it is
 * 590,000.
 */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > longest) return undefined
  const amount = value.replace(currency, '')
  const digits = digitsIn(amount, amount === value ? 'unclear' : 'thousands')
  return digits && valueOf(digits)
}

export function wholeNumberIn(value: unknown): number | undefined {
  const number = numberIn(value)
  const whole = number === undefined ? undefined : Math.round(number)
  return Number.isSafeInteger(whole) ? whole : undefined
}

/**
 * Returns a number as a text that is read again as the same number. Three decimals could be a group of
 * thousands, so they get a zero. A number with more digits than a spreadsheet keeps is still recognised as
 * such: `8.4e+20`.
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
 * Formats whole VND like the prices of Product §9, in both languages: `250.000VND`. The text contains no
 * place for a line break.
 */
export function formatVnd(amount: number): string {
  return `${groupVnd(amount)}VND`
}

type QuantityRange = { min: number; max?: number | undefined }

/** Returns the quantity after a step, limited to the range; NaN becomes the minimum. */
export function stepped(value: number, delta: number, { min, max = Infinity }: QuantityRange) {
  const next = Number.isNaN(value) ? min : value + delta
  return Math.min(Math.max(next, min), max)
}

/** Formats a quantity with at least two digits (Product §9): 3 → "03". */
export const padded = (quantity: number): string => String(quantity).padStart(2, '0')
