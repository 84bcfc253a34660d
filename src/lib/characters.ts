/**
 * Invisible characters, spaces and digits: one table for every text that is typed, pasted, or read from a
 * file, an address or an answer.
 */

/**
 * Characters without a visible shape: isolates, soft hyphens, variation selectors, fillers, control
 * characters.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffc]+/gu
const spaces = /[\s\u0085\u2800]+/g
const hyphens = /[\p{Pd}\u2043\u2212]/gu
/** The characters of East Asian keyboards: `０`, `＋`, `﹣`. */
const wide = /[\ufe50-\ufe6b\uff01-\uff5e]/g
/** The character that draws a digit as a key: `0️⃣`. */
const keycap = /\u20e3/g
const otherDigits = /[^\P{Nd}0-9]/gu
/** Characters of other keyboards, each with the character of a plain keyboard that it means. */
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
 * Characters that join emoji and letters of some scripts, or choose their look. They have a meaning only
 * after a letter.
 */
const joiners = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu

/**
 * Returns a text with one plain space for each run of spaces and line breaks, and with no space at its ends.
 */
function oneLine(text: string): string {
  return text.replace(spaces, ' ').trim()
}

/** Returns a text without invisible characters. Line breaks and tabs become spaces. */
export function seen(text: string): string {
  return oneLine(oneLine(text).replace(invisible, ''))
}

/** Does the same as `seen`, but keeps the characters that join emoji and letters. */
export function seenJoined(text: string): string {
  const joined = oneLine(text).replace(invisible, (unseen, at: number, all: string) =>
    at === 0 || all[at - 1] === ' ' ? '' : (unseen.match(joiners)?.join('') ?? ''),
  )
  return oneLine(joined)
    .split(' ')
    .map((word) => withoutEnd(word, '\u200c\u200d'))
    .join(' ')
}

/**
 * Returns a text without these parts at its end, however many there are. It uses no regular expression,
 * because `/[.,]+$/` would read a run of such characters once for each of them.
 */
export function withoutEnd(text: string, ends: Iterable<string>): string {
  const all = [...ends]
  const cutAt = (length: number) => all.find((one) => text.endsWith(one, length))?.length
  let length = text.length
  for (let cut = cutAt(length); cut; cut = cutAt(length)) length -= cut
  return text.slice(0, length)
}

/**
 * No number, phone number, e-mail address, day or code is longer than this. A longer text is cut before it is
 * read.
 */
const plainMax = 1000

/**
 * Returns a text in the characters of a plain keyboard. Use it for numbers, phone numbers, e-mail addresses
 * and codes, because they mean the same in any characters. The apostrophe with which a spreadsheet marks a
 * cell as text (`'007`) is removed.
 */
export function plain(text: string): string {
  return seen(text)
    .slice(0, plainMax)
    .replace(keycap, '')
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .replace(hyphens, '-')
    .replace(otherSigns, (sign) => signs[sign] ?? sign)
    .replace(otherDigits, digitOf)
    .replace(/^'/, '')
}

/** Returns the plain digit for a digit of any script. The digits of every script are in groups of ten. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((at - zero) % 10)
}
