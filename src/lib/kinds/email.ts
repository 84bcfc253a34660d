import { unescaped, unwrapped } from './around'
import { type Facts, isTooLong, type Reading, textFaces } from './kind'

/** An e-mail address, or none. */
export const email = {
  ...textFaces,
  read(typed: string, facts: Facts): Reading<string, 'email' | 'tooLong'> {
    const value = tidyEmail(typed)
    if (value && !isEmail(value)) return { problem: 'email' }
    return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
  },
} as const

/**
 * Returns true for a text that forms accept as an address (Product §5): `x@y.z` without spaces. The server
 * checks it more strictly.
 */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(tidyEmail(text))

/**
 * Returns an address in the form that is sent: composed (NFC), in the characters of a plain keyboard, and
 * without the text around it in a link, a sentence or a list of recipients: `mailto:lan@shop.vn`, `Lan
 * <lan@shop.vn>;`.
 */
export function tidyEmail(text: string): string {
  const address = unescaped(text)
    .normalize('NFC')
    .replace(/^.*<([^<>]*)>[.,;]*$/, '$1')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
  return unwrapped(address)
}
