import { limits } from '../limits'
import { unescaped, unwrapped } from './around'
import { asText, type Facts, isTooLong, type Reading, textFaces } from './kind'

/** A phone number. It may be empty. Set `shape` if the loose rule is not enough. */
export const phone = {
  ...textFaces,
  read(typed: string, { shape, ...facts }: Facts): Reading<string, 'phone' | 'tooLong'> {
    const value = tidyPhone(typed)
    if (value && !(isPhone(value) && (!shape || shape.test(value)))) return { problem: 'phone' }
    return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
  },
  inWords: (value: unknown) => phoneText(asText(value)),
} as const

const allowed = /^[0-9+\-() ]+$/

/** True for digits, plus, hyphen, spaces and parentheses with at least one digit (Product §5). */
export function isPhone(text: string): boolean {
  const phone = tidyPhone(text)
  return allowed.test(phone) && /\d/.test(phone)
}

/**
 * Returns true for a phone number with at least 9 digits, as Product §5 requires for the shopper's own
 * number.
 */
export function isReachable(text: string): boolean {
  return isPhone(text) && tidyPhone(text).replace(/\D/g, '').length >= limits.phoneMinDigits
}

/**
 * Returns true for a number that can be called: a Vietnamese number with a known prefix, or a foreign number
 * with its country code.
 */
export function isCallable(text: string): boolean {
  const dialled = tidyPhone(text).replace(/[^+\d]/g, '')
  return formatPhone(text) !== null || /^(\+|00)(?!84)[1-9]\d{6,14}$/.test(dialled)
}

/**
 * Returns a number in the form that is sent: in the characters of a plain keyboard, and without the text
 * around it in a link or a message, for example `(SĐT: 0912…)`.
 */
export function tidyPhone(text: string): string {
  const number = unwrapped(unescaped(text))
  return unwrapped(number.replace(/^[\p{L}\p{M} .]*:/u, ''))
}

/** A separate number in a text. It must not be a part of a code or of a longer number. */
const numberInText = /(?<![\p{L}\d-])(?:\+|00)?\(?\d[\d .()-]{7,20}\d(?![\p{L}\d-])/u

/**
 * Returns the callable number in a text with other words, such as `Lan – 0912 345 678`. Returns undefined if
 * there is none.
 */
export function phoneIn(text: string): string | undefined {
  const [number = ''] = numberInText.exec(unescaped(text)) ?? []
  const phone = unwrapped(number.replaceAll('.', ' '))
  return formatPhone(phone) ? phone : undefined
}

/**
 * Returns a number for display. A Vietnamese number is divided into groups, and any other number is
 * unchanged.
 */
export const phoneText = (text: string): string => formatPhone(text) ?? text

/**
 * Formats a Vietnamese number: "+84 (0)912-345-678" → "0912 345 678", "02838251234" → "028 3825 1234".
 * Returns null for anything else, including foreign numbers.
 */
export function formatPhone(text: string): string | null {
  if (!isPhone(text)) return null
  const digits = phoneDigits(text)
  if (/^0[35789]\d{8}$/.test(digits)) return grouped(digits, [4, 3, 3])
  if (/^02[48]\d{8}$/.test(digits)) return grouped(digits, [3, 4, 4])
  if (/^02\d{9}$/.test(digits)) return grouped(digits, [4, 3, 4])
  return null
}

/**
 * Returns the digits that identify a number or a part of a number, in whatever format it is written: "+84
 * (0)912.345", "0084912345", "84912345678" and "0912 345" all begin with 0912.
 */
export function phoneDigits(text: string): string {
  const phone = tidyPhone(text)
  const digits = nationalDigits(phone)
  // Eleven digits that begin with the country code are a number without its plus sign.
  return /^840?\d{9}$/.test(digits) ? `0${digits.slice(-9)}` : digits
}

function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return /^(\+|00)/.test(phone) ? digits.replace(/^(00)?840?/, '0') : digits
}

function grouped(digits: string, sizes: readonly number[]): string {
  let from = 0
  return sizes.map((size) => digits.slice(from, (from += size))).join(' ')
}
