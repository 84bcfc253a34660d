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
/** The signs of East Asian keyboards: `０`, `＋`, `﹣`. */
const wide = /[\ufe50-\ufe6b\uff01-\uff5e]/g
/** Around a digit that is drawn as a key: `0️⃣`. */
const keycap = /\u20e3/g
const otherDigits = /[^\P{Nd}0-9]/gu
/** Signs of other keyboards that stand for one of a plain keyboard. */
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
 * behind a letter.
 */
const joiners = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu

/** Returns a text with a plain space for each run of spaces, line breaks included, and none at its ends. */
function oneLine(text: string): string {
  return text.replace(spaces, ' ').trim()
}

/** Returns a text without invisible characters. Line breaks and tabs become spaces. */
export function seen(text: string): string {
  return oneLine(oneLine(text).replace(invisible, ''))
}

/** The same, but emoji and letters stay joined as they are. */
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
 * Returns a text without these parts at its end, however many there are. An expression such as `/[.,]+$/`
 * would read a run of them once for each.
 */
export function withoutEnd(text: string, ends: Iterable<string>): string {
  const all = [...ends]
  const cutAt = (length: number) => all.find((one) => text.endsWith(one, length))?.length
  let length = text.length
  for (let cut = cutAt(length); cut; cut = cutAt(length)) length -= cut
  return text.slice(0, length)
}

/**
 * No number, phone number, e-mail address, day or code has so many characters. What is longer is cut before
 * it is read.
 */
const plainMax = 1000

/**
 * Returns a text in the characters of a plain keyboard: for numbers, phones, e-mail addresses and codes,
 * which mean the same in any. The apostrophe goes by which a spreadsheet keeps a text (`'007`).
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

/** Digits of every script stand in tens. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((at - zero) % 10)
}
