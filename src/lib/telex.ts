import { fold } from './text'

const marked: Readonly<Record<string, string>> = {
  aa: 'â',
  aw: 'ă',
  ee: 'ê',
  oo: 'ô',
  ow: 'ơ',
  uow: 'ươ',
  uw: 'ư',
  dd: 'đ',
}
const tones: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
}
const syllable =
  /^(?:ngh|[cgknpt]h|ng|tr|gi|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ch|n[gh]?|[cmpt])?$/
/** A text with fewer telex words is left unchanged, because words such as "box" and "maxi" may be English. */
const fewest = 3

/** Returns a Vietnamese text that was typed in telex with its diacritics: "ddaamf" becomes "đầm". */
export function decodeTelex(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.filter((word) => fromTelex(word) !== word).length < fewest) return text
  return text.replace(/\p{L}+/gu, fromTelex)
}

function fromTelex(word: string): string {
  const typed = word.toLowerCase()
  const letters = typed.replace(/uow|aa|aw|ee|oo|ow|uw|dd/g, (pair) => marked[pair] ?? pair)
  const [, before = '', tone = '', after = ''] =
    /^(.{0,8}[aeiouyâăêôơư](?:ch|n[gh]?|[cmpt])?)([sfrxj])(.{0,8})$/.exec(letters) ?? []
  const bare = tone ? before + after : letters
  if (bare === typed || syllable.test(typed) || !syllable.test(fold(bare))) return word
  const vowels = /(?<=^(?:gi|qu)?[^aeiouyâăêôơư]*)[aeiouyâăêôơư]+/.exec(bare)
  const [cluster = ''] = vowels ?? []
  const own = cluster.search(/[âăêôơ]|ư(?!ơ)/)
  const isClosed = bare.length > (vowels?.index ?? 0) + cluster.length
  const nth = own >= 0 ? own : cluster.length - (isClosed || cluster.length < 2 ? 1 : 2)
  const at = (vowels?.index ?? 0) + nth + 1
  const read = (bare.slice(0, at) + (tones[tone] ?? '') + bare.slice(at)).normalize('NFC')
  return /^\p{Lu}/u.test(word) ? read.slice(0, 1).toUpperCase() + read.slice(1) : read
}
