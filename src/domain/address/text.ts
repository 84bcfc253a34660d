import type { AddressHit } from '@/api/generated/model'
import { withoutEnd } from '@/lib/characters'
import { entryOf } from '@/lib/json'
import { fold, tidyText } from '@/lib/text'
import { type Cascade, type CascadeLevel, isComplete, shortAddress } from './cascade'

type Level = Exclude<CascadeLevel, 'country'>

/** Folded kinds of places ("phường", "p") that precede a name at each level. Short forms map to long ones. */
export const placeKinds: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
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

/** Everyday names of provinces. */
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

/** Longer texts are cut here, because no address has so many characters. */
const longest = 1000

/** Removes Việt Nam from the end of an address. */
export function withoutCountry(text: string): string {
  const { last, rest } = lastPart(text)
  return rest && countries.has(plain(last)) ? rest : text
}

/**
 * Finds the place at the end of an address. Ignores case, marks and the kind before the name ("Q. Ba Đình",
 * "ba dinh"). Returns the place and the text before it, or null when no place or several places fit.
 */
export function placeAtEnd<Place extends { name: string }>(
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

/** True when two texts mean the same address ("P. Trúc Bạch" and "phường trúc bạch"). */
export function isSameAddress(a: string, b: string): boolean {
  return comparable(a) === comparable(b)
}

type ParsedPlace = { exact: string; plain: string; kind: string | undefined; name: string }

/** From sure to likely. "Xã Thanh An" never means Xã Thạnh An, but "thanh an" may mean either of the two. */
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
    kind: word && placeKinds[level][word],
    name: (level === 'province' && entryOf(nicknames, name)) || name,
  }
}

const patternOf = (level: Level) =>
  new RegExp(`^(${Object.keys(placeKinds[level]).join('|')})( (?=.)|(?=\\d))`)

const patterns: Readonly<Record<Level, RegExp>> = {
  province: patternOf('province'),
  district: patternOf('district'),
  ward: patternOf('ward'),
}

/** Folds a text and drops points, hyphens and leading zeros: "P.05" → "p 5". */
function plain(text: string): string {
  return fold(text.replace(/[.\-–_]/g, ' ')).replace(/\b0+(?=\d)/g, '')
}

/** Splits a text at its last comma. */
function lastPart(text: string): { last: string; rest: string } {
  const whole = text.slice(0, longest).trim()
  const parts = withoutEnd(whole, `${blanks}.`).split(separators)
  const last = parts.pop() ?? ''
  return { last, rest: withoutEnd(whole.slice(0, parts.join(',').length), blanks) }
}

const levels = ['province', 'district', 'ward'] as const

/** Returns an address for comparison: each part is a name without its kind. */
function comparable(text: string): string {
  const parts = withoutCountry(text.slice(0, longest)).split(separators).map(plain).filter(Boolean)
  const names = parts.map((part) => {
    const level = levels.find((candidate) => patterns[candidate].test(part))
    const name = level ? parsePlace(part, level).name : part
    return entryOf(nicknames, name) ?? name
  })
  return names.join(', ')
}

/** A shorter text names no address. */
const shortest = 4

/**
 * Returns the text to look up while a street is typed: the street, and the chosen region while that is
 * incomplete. Empty when the street is too short.
 */
export function addressQuery(street: string, region: Cascade): string {
  const typed = tidyText(street)
  if (typed.length < shortest) return ''
  return [typed, isComplete(region) ? '' : shortAddress(region)].filter(Boolean).join(', ')
}

/** Returns the hits that add a place to the typed street. */
export function offeredHits(hits: readonly AddressHit[], street: string): AddressHit[] {
  return hits.filter((hit) => hit.street !== '' && hit.street !== tidyText(street))
}

/** Returns the only ward that a text can mean, or null when it means several places or none. */
export function soleWard(hits: readonly AddressHit[]): AddressHit | null {
  const [first, ...others] = hits
  return first?.type === 'ward' && others.length === 0 ? first : null
}

/**
 * An old ward may have been divided among several new ones. Returns those, or nothing when the ward is clear.
 */
export function movedWards(hits: readonly AddressHit[]): readonly AddressHit[] {
  return hits.length > 1 && hits.every(({ was }) => was !== '') ? hits : []
}
