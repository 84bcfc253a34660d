import { limits } from '../limits'
import { unescapeText, trimPunctuation } from './around'
import { textOrEmpty, type FieldFacts, isTooLong, type TextReading, textKindDefaults } from './kind'

/**
 * The field type for a phone number. The number may be empty. Set `shape` if the rule of `isPhone` is not
 * strict enough.
 */
export const phoneKind = {
  ...textKindDefaults,
  read(typed: string, { shape, ...facts }: FieldFacts): TextReading<string, 'phone' | 'tooLong'> {
    const value = tidyPhone(typed)
    if (value && !(isPhone(value) && (!shape || shape.test(value)))) return { problem: 'phone' }
    return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
  },
  inWords: (value: unknown) => phoneText(textOrEmpty(value)),
} as const

const allowed = /^[0-9+\-() ]+$/

/**
 * Returns true if the text contains only digits, plus, hyphens, spaces and parentheses, and at least one
 * digit (Product §5).
 */
export function isPhone(text: string): boolean {
  const phone = tidyPhone(text)
  return allowed.test(phone) && /\d/.test(phone)
}

/**
 * Returns true for a phone number with at least 9 digits. Product §5 requires it for the shopper's own
 * number.
 */
export function isReachablePhone(text: string): boolean {
  return isPhone(text) && tidyPhone(text).replace(/\D/g, '').length >= limits.phoneMinDigits
}

/**
 * Returns true for a phone number that can be called: a Vietnamese number with a known prefix, or a foreign
 * number with its country code.
 */
export function isCallablePhone(text: string): boolean {
  const dialled = tidyPhone(text).replace(/[^+\d]/g, '')
  return formatPhone(text) !== null || /^(\+|00)(?!84)[1-9]\d{6,14}$/.test(dialled)
}

/**
 * Returns a phone number in the form that is sent: in ASCII digits and signs, without the text around it.
 * `(SĐT: 0912…)` gives `0912…`.
 */
export function tidyPhone(text: string): string {
  const number = trimPunctuation(unescapeText(text))
  return trimPunctuation(number.replace(/^[\p{L}\p{M} .]*:/u, ''))
}

/** Matches a phone number in a text, if it is not part of an order code or of a longer number. */
const numberInText = /(?<![\p{L}\d-])(?:\+|00)?\(?\d[\d .()-]{7,20}\d(?![\p{L}\d-])/gu

/** A phone number inside a text: its position, its words in the text, and the number itself. */
export type PhoneInText = { at: number; words: string; phone: string }

/**
 * Returns the phone numbers in a text with other words, such as `Lan – 0912 345 678`. Digits next to a number
 * may belong to something else, as in "2. 0912 345 678 12 Châu Long". Therefore the search starts at each
 * group of digits, and takes the longest run of groups that is a phone number.
 */
export function phonesIn(text: string): PhoneInText[] {
  return [...text.matchAll(numberInText)].flatMap(({ 0: found, index }) => {
    const groups = [...found.matchAll(/\(?\+?\d+/g)].map(({ 0: digits, index: from }) => ({
      from,
      to: from + digits.length,
    }))
    const phones: PhoneInText[] = []
    let next = 0
    for (const [nth, { from }] of groups.entries()) {
      const ends = from < next ? [] : groups.slice(nth).toReversed()
      for (const { to } of ends) {
        const words = found.slice(from, to)
        const phone = trimPunctuation(words.replaceAll('.', ' '))
        if (!formatPhone(phone)) continue
        phones.push({ at: index + from, words, phone })
        next = to
        break
      }
    }
    return phones
  })
}

/** Returns the first phone number that can be called in a text, or undefined if there is none. */
export const findPhone = (text: string): string | undefined =>
  phonesIn(unescapeText(text))[0]?.phone

/**
 * Returns a phone number for display. A Vietnamese number is divided into groups of digits. Any other number
 * is returned unchanged.
 */
export const phoneText = (text: string): string => formatPhone(text) ?? text

/**
 * Formats a Vietnamese number: "+84 (0)912-345-678" becomes "0912 345 678", and "02838251234" becomes "028
 * 3825 1234". Returns null for anything else, including foreign numbers.
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
 * Returns the digits of a phone number, or of its first part, for comparison. The format does not matter:
 * "+84 (0)912.345", "0084912345", "84912345678" and "0912 345" all give digits that begin with 0912.
 */
export function phoneDigits(text: string): string {
  const phone = tidyPhone(text)
  const digits = nationalDigits(phone)
  // A number that begins with 84 or 840 and has nine more digits lacks its plus sign, so 84 is read as the
  // country code.
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
