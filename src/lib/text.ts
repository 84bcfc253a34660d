import { seen, seenJoined } from './characters'

const marks = /\p{Diacritic}/gu

/**
 * Returns text as search compares it: lower case, without Vietnamese marks and what is invisible, đ as d,
 * single spaces ("Áo Sơ Mi" → "ao so mi").
 */
export function fold(text: string): string {
  return seen(text).normalize('NFD').replace(marks, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

/**
 * True when every word of `query` occurs in `text`, ignoring case and marks. An empty query matches
 * everything.
 */
export function matchesWords(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** A piece of a text that begins at letter `at`; `marked` when it matches the search. */
export type MarkedPart = { text: string; at: number; marked: boolean }

/** A longer text is no name, and shows without marks. */
const longestMarked = 2000

/**
 * Splits a text into pieces and marks those that match a word of `query`, ignoring case and marks ("ao" marks
 * "Áo").
 */
export function markedParts(text: string, query: string): MarkedPart[] {
  if (text.length > longestMarked) return [{ text, at: 0, marked: false }]
  const letters = Array.from(text.normalize('NFC'))
  // One folded character a letter, so that positions in `folded` are positions in `letters`.
  const folded = letters.map((letter) => fold(letter).slice(0, 1) || ' ').join('')
  const marked = new Set<number>()
  for (const word of new Set(fold(query).split(' ').filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let offset = 0; offset < word.length; offset += 1) marked.add(at + offset)
  }
  const parts: MarkedPart[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    if (last?.marked === marked.has(index)) last.text += letter
    else parts.push({ text: letter, at: index, marked: marked.has(index) })
  })
  return parts
}

/**
 * Returns the URL slug of a name: "Đầm lụa Hà Đông" → "dam-lua-ha-dong"; empty when it has no letter or
 * digit.
 */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

let collator: Intl.Collator | undefined

/**
 * Compares names as a Vietnamese reader sorts them (Product §9), with numbers by value: Quận 2 before
 * Quận 10. The first use costs a slow phone 45 ms.
 */
export function compareVietnamese(one: string, other: string): number {
  collator ??= new Intl.Collator('vi', { numeric: true })
  return collator.compare(one, other)
}

/**
 * Returns one line of text as it is sent: composed (NFC), single spaces, nothing invisible but what joins
 * emoji and letters.
 */
export function tidyText(text: string): string {
  return seenJoined(text).normalize('NFC')
}

/** Shortens a text to `max` characters, between words where possible. */
export function shortened(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const cut = letters.slice(0, max - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : undefined).trimEnd()}…`
}
