import { unescapeText, trimPunctuation } from './around'
import { type FieldFacts, isTooLong, type TextReading, textKindDefaults } from './kind'

/** The field type for an e-mail address. The address may be empty. */
export const emailKind = {
  ...textKindDefaults,
  read(typed: string, facts: FieldFacts): TextReading<string, 'email' | 'tooLong'> {
    const value = tidyEmail(typed)
    if (value && !isEmail(value)) return { problem: 'email' }
    return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
  },
} as const

/**
 * Returns true if forms accept the text as an e-mail address (Product §5): `x@y.z` without spaces. The server
 * checks addresses more strictly.
 */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(tidyEmail(text))

/**
 * Returns an e-mail address in the form that is sent: composed (NFC), in ASCII digits and signs, and without
 * the text around it. `mailto:lan@shop.vn` and `Lan <lan@shop.vn>;` both give `lan@shop.vn`.
 */
export function tidyEmail(text: string): string {
  const address = unescapeText(text)
    .normalize('NFC')
    .replace(/^.*<([^<>]*)>[.,;]*$/, '$1')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
  return trimPunctuation(address)
}
