/**
 * This file knows the invisible characters, spaces, digits and look-alike signs. Code that reads a number, a
 * day, a code, a name or a search text cleans the text with these functions first.
 */

/**
 * Characters without a visible shape, for example isolates, soft hyphens, variation selectors, fillers and
 * control characters.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffc]+/gu
const spaces = /[\s\u0085\u2800]+/g
const hyphens = /[\p{Pd}\u2043\u2212]/gu
/** The wide characters that East Asian keyboards write: `０`, `＋`, `﹣`. */
const wide = /[\ufe50-\ufe6b\uff01-\uff5e]/g
/** The combining character that turns a digit into a key: `0️⃣`. */
const keycap = /\u20e3/g
const otherDigits = /[^\P{Nd}0-9]/gu
/** Characters from other keyboards. Each one is mapped to the ASCII character that it stands for. */
const signs: Readonly<Record<string, string>> = {
  '⁄': '/',
  '∕': '/',
  '。': '.',
  '｡': '.',
  '、': ',',
  '،': ',',
  '٫': ',',
  '٬': "'",
  '’': "'",
  '‘': "'",
  ʼ: "'",
}
const otherSigns = new RegExp(`[${Object.keys(signs).join('')}]`, 'g')
/**
 * Characters that join emoji or letters of some scripts, or choose how they look. Such characters are removed
 * at the start of a word, because they are meaningless there.
 */
const joiners = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu

/**
 * Returns a text with one plain space for each run of spaces and line breaks, and with no space at its ends.
 */
function oneLine(text: string): string {
  return text.replace(spaces, ' ').trim()
}

/** Returns a text without invisible characters. Line breaks and tabs become spaces. */
export function withoutInvisible(text: string): string {
  return oneLine(oneLine(text).replace(invisible, ''))
}

/** Does the same as `withoutInvisible`, but keeps the characters that join emoji and letters. */
export function withoutInvisibleButJoiners(text: string): string {
  const joined = oneLine(text).replace(invisible, (unseen, at: number, all: string) =>
    at === 0 || all[at - 1] === ' ' ? '' : (unseen.match(joiners)?.join('') ?? ''),
  )
  return oneLine(joined)
    .split(' ')
    .map((word) => withoutEndings(word, '\u200c\u200d'))
    .join(' ')
}

/**
 * Removes all these endings from the end of a text, however often they are repeated. A loop is used, because
 * the regular expression `/[.,]+$/` needs quadratic time for a long run of such characters.
 */
export function withoutEndings(text: string, ends: Iterable<string>): string {
  const all = [...ends]
  const cutAt = (length: number) => all.find((one) => text.endsWith(one, length))?.length
  let length = text.length
  for (let cut = cutAt(length); cut; cut = cutAt(length)) length -= cut
  return text.slice(0, length)
}

/**
 * The greatest length of a text that `plainText` reads. A longer text is cut off, because no number, phone
 * number, e-mail address, day or code is so long.
 */
const plainMax = 1000

/**
 * Returns a text with every look-alike character replaced by its ASCII character: `０９１２` becomes `0912`. Use
 * it for numbers, phone numbers, e-mail addresses and codes, not for names. Also removes a leading
 * apostrophe, because spreadsheets mark a cell as text with one (`'007`).
 */
export function plainText(text: string): string {
  return withoutInvisible(text)
    .slice(0, plainMax)
    .replace(keycap, '')
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .replace(hyphens, '-')
    .replace(otherSigns, (sign) => signs[sign] ?? sign)
    .replace(otherDigits, digitOf)
    .replace(/^'/, '')
}

/**
 * Returns the ASCII digit for a digit of any script. Unicode keeps the ten digits of a script next to each
 * other.
 */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((at - zero) % 10)
}
