import { plain } from '../characters'
import { decodedEntities } from '../html-text'

/**
 * Returns a text in the characters of a plain keyboard, also those that a mail or an address has escaped:
 * `&amp;`, `%20`.
 */
export function unescaped(text: string): string {
  return plain(decodedEntities(text).replace(/%20|%C2%A0/gi, ' '))
}

/**
 * Characters that mail, chat and sentences put around a copied value. Codes, phone numbers, e-mail addresses
 * and web addresses share this table.
 */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }
const opening = Object.fromEntries(Object.entries(closing).map(([open, close]) => [close, open]))
const begins = ' "“”„«‘’\'*~`#&'
const ends = ' "“”»‘’\'*~`&.,;:!?…|'

/**
 * Returns a text without the punctuation around it, or only behind it. A bracket stays if its other half is
 * inside the text: `Áo (đỏ)`.
 */
export function unwrapped(text: string, where: 'around' | 'behind' = 'around'): string {
  const count = new Map<string, number>()
  const countOf = (sign = '') => count.get(sign) ?? 0
  for (const sign of text)
    if (sign in closing || sign in opening) count.set(sign, countOf(sign) + 1)
  let [from, to] = [0, text.length]
  const drop = (sign: string) => void count.set(sign, countOf(sign) - 1)
  while (from < to) {
    const [first = '', last = ''] = [text[from], text[to - 1]]
    const isPair = where === 'around' && closing[first] === last && to - from > 1
    const isSurplus = countOf(first) > countOf(closing[first]) || begins.includes(first)
    const isFirst = isPair || (where === 'around' && isSurplus)
    const isLast = isPair || countOf(last) > countOf(opening[last]) || ends.includes(last)
    if (isFirst) drop(first)
    if (isLast) drop(last)
    if (!isFirst && !isLast) break
    from += Number(isFirst)
    to -= Number(isLast)
  }
  return text.slice(from, Math.max(from, to))
}
