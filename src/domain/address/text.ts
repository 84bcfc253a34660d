import type { AddressHit } from '@/api/generated/model'
import { withoutEndings } from '@/lib/characters'
import { entryOf } from '@/lib/json'
import { fold, tidyText } from '@/lib/text'
import { type Cascade, type CascadeLevel, isCascadeComplete, shortAddress } from './cascade'

type Level = Exclude<CascadeLevel, 'country'>

/**
 * The words before the names of places, such as "phuong", by level. They are in lower case without
 * diacritics. Short forms such as "p" are mapped to the long form.
 */
export const placePrefixes: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  province: { 'thanh pho': 'thanh pho', tp: 'thanh pho', tinh: 'tinh' },
  district: {
    quan: 'quan',
    q: 'quan',
    huyen: 'huyen',
    h: 'huyen',
    'thi xa': 'thi xa',
    tx: 'thi xa',
    'thanh pho': 'thanh pho',
    tp: 'thanh pho',
  },
  ward: {
    phuong: 'phuong',
    p: 'phuong',
    xa: 'xa',
    x: 'xa',
    'thi tran': 'thi tran',
    tt: 'thi tran',
    'dac khu': 'dac khu',
  },
}

/** The everyday names of provinces, each with the official name, in lower case without diacritics. */
const nicknames: Readonly<Record<string, string>> = {
  hcm: 'ho chi minh',
  tphcm: 'ho chi minh',
  hcmc: 'ho chi minh',
  'sai gon': 'ho chi minh',
  hn: 'ha noi',
}

const countries = new Set(['viet nam', 'vietnam', 'vn'])
const separators = /[,;\n]/
const blanks = ' \t\r\n\u00a0,;'

/** A longer address is shortened to this number of characters, because no real address is longer. */
const longest = 1000

/** Removes "Việt Nam" from the end of an address. A text that contains nothing else stays. */
export function withoutCountry(text: string): string {
  const { last, rest } = lastPart(text)
  return rest && countries.has(plain(last)) ? rest : text
}

/**
 * Finds the place at the end of an address. Ignores case, diacritics and the word before the name: "Q. Ba
 * Đình" and "ba dinh" find the same district. Returns the place and the text before it. Returns null if no
 * place fits, or if several places fit equally well.
 */
export function findPlaceAtEnd<Place extends { name: string }>(
  text: string,
  level: Level,
  places: readonly Place[],
): { place: Place; rest: string } | null {
  const { last, rest } = lastPart(text)
  const wanted = parsePlace(last, level)
  for (const isMatch of matchers) {
    const found = places.filter((place) => isMatch(parsePlace(place.name, level), wanted))
    if (found.length > 0) return found[0] && found.length === 1 ? { place: found[0], rest } : null
  }
  return null
}

/** Returns true if two texts mean the same address, for example "P. Trúc Bạch" and "phường trúc bạch". */
export function isSameAddress(a: string, b: string): boolean {
  return comparable(a) === comparable(b)
}

type ParsedPlace = { exact: string; plain: string; kind: string | undefined; name: string }

/**
 * The ways to compare the names of two places, the most certain way first. An exact match comes first,
 * because the text "thanh an" without diacritics fits two wards: "Xã Thanh An" must never be taken for "Xã
 * Thạnh An".
 */
const matchers: readonly ((place: ParsedPlace, wanted: ParsedPlace) => boolean)[] = [
  (place, wanted) => place.exact === wanted.exact,
  (place, wanted) => place.plain === wanted.plain,
  (place, wanted) => place.kind === wanted.kind && place.name === wanted.name,
  (place, wanted) => place.name === wanted.plain || place.name === wanted.name,
]

function parsePlace(text: string, level: Level): ParsedPlace {
  const whole = plain(text)
  const [before = '', word] = patterns[level].exec(whole) ?? []
  const name = whole.slice(before.length)
  return {
    exact: text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
    plain: whole,
    kind: word && placePrefixes[level][word],
    name: (level === 'province' && entryOf(nicknames, name)) || name,
  }
}

const patternOf = (level: Level) =>
  new RegExp(`^(${Object.keys(placePrefixes[level]).join('|')})( (?=.)|(?=\\d))`)

const patterns: Readonly<Record<Level, RegExp>> = {
  province: patternOf('province'),
  district: patternOf('district'),
  ward: patternOf('ward'),
}

/** Returns a text in lower case without diacritics, dots, hyphens and leading zeros: "P.05" becomes "p 5". */
function plain(text: string): string {
  return fold(text.replace(/[.\-–_]/g, ' ')).replace(/\b0+(?=\d)/g, '')
}

/** Splits an address at its last separator. `last` is the part after it, and `rest` is the part before it. */
function lastPart(text: string): { last: string; rest: string } {
  const whole = text.slice(0, longest).trim()
  const parts = withoutEndings(whole, `${blanks}.`).split(separators)
  const last = parts.pop() ?? ''
  return { last, rest: withoutEndings(whole.slice(0, parts.join(',').length), blanks) }
}

const levels = ['province', 'district', 'ward'] as const

/**
 * Returns an address in a form for comparison: the names of its parts in lower case without diacritics,
 * without words such as "phường", and without the country. Everyday names of provinces become official names.
 */
function comparable(text: string): string {
  const parts = withoutCountry(text.slice(0, longest)).split(separators).map(plain).filter(Boolean)
  const names = parts.map((part) => {
    const level = levels.find((candidate) => patterns[candidate].test(part))
    const name = level ? parsePlace(part, level).name : part
    return entryOf(nicknames, name) ?? name
  })
  return names.join(', ')
}

/** A street with fewer characters is not looked up. */
const shortest = 4

/**
 * Returns the text to look up while the shopper types a street: the street and, if the region is incomplete,
 * the chosen places. Returns '' if the street is too short.
 */
export function addressLookupText(street: string, region: Cascade): string {
  const typed = tidyText(street)
  if (typed.length < shortest) return ''
  return [typed, isCascadeComplete(region) ? '' : shortAddress(region)].filter(Boolean).join(', ')
}

/**
 * Returns the search results to offer below the street field. A result without a street, or with exactly the
 * typed street, is left out.
 */
export function addressHitsToOffer(hits: readonly AddressHit[], street: string): AddressHit[] {
  return hits.filter((hit) => hit.street !== '' && hit.street !== tidyText(street))
}

/**
 * Returns the hit if it is the only hit and is a ward, so that the shopper need not choose. Returns null
 * otherwise.
 */
export function onlyWardHit(hits: readonly AddressHit[]): AddressHit | null {
  const [first, ...others] = hits
  return first?.type === 'ward' && others.length === 0 ? first : null
}

/**
 * Returns the new wards if the hits are the parts of an old ward that was divided, so that the shopper can
 * choose. Returns an empty list otherwise.
 */
export function successorWardHits(hits: readonly AddressHit[]): readonly AddressHit[] {
  return hits.length > 1 && hits.every(({ was }) => was !== '') ? hits : []
}
