import { plainText } from '../characters'
import { decodeHtmlEntities } from '../html-text'

/**
 * Decodes the escapes of mails and URLs (`&amp;`, `%20`), then replaces look-alike characters by their ASCII
 * ones (`plainText`).
 */
export function unescapeText(text: string): string {
  return plainText(decodeHtmlEntities(text).replace(/%20|%C2%A0/gi, ' '))
}

/**
 * The brackets that may surround a copied value. Codes, phone numbers, e-mail addresses and URLs all use this
 * table.
 */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }
const opening = Object.fromEntries(Object.entries(closing).map(([open, close]) => [close, open]))
const begins = ' "“”„«‘’\'*~`#&'
const ends = ' "“”»‘’\'*~`&.,;:!?…|'

/**
 * Removes the punctuation around a text. With `behind`, only the punctuation at the end is removed. A bracket
 * stays if its partner is inside the text: `Áo (đỏ)`.
 */
export function trimPunctuation(text: string, where: 'around' | 'behind' = 'around'): string {
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
