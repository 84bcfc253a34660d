import type { AddressHit } from '@/api/generated/model'
import { placePrefixes } from '@/domain/address/text'
import { entryOf } from '@/lib/json'
import { fold } from '@/lib/text'
import { country, mergedWards } from '../seed/addresses/administrative'
import { type AddressModel, addressModel, findWard, type Unit } from './addresses'

const levels = ['province', 'district', 'ward'] as const
type Level = (typeof levels)[number]

/** A place with the larger places that it lies in. */
type Place = { level: Level; province: Unit; district: Unit | null; ward: Unit | null }

/**
 * One possible meaning of an address text. The more surely a meaning fits the text, the higher is its
 * `weight`.
 */
type Reading = { place: Place; street: string; weight: number }

/** The kinds of places, such as `phường`. People also write a ward as `F5`, but the shop never does. */
const kinds: typeof placePrefixes = {
  ...placePrefixes,
  ward: { ...placePrefixes.ward, f: 'phuong' },
}
const isKind = (text: string) => levels.some((level) => text in kinds[level])

/** Everyday names of provinces without diacritics, such as `sg` for TP. Hồ Chí Minh. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'ho chi minh': ['hcm', 'hcmc', 'tphcm', 'sg', 'sai gon', 'saigon', 'ho chi minh city'],
  'ha noi': ['hn', 'hanoi', 'tphn'],
  'da nang': ['dn', 'danang', 'tpdn'],
  'can tho': ['ct', 'cantho', 'tpct'],
}

/** Roman numerals in names such as Hải Châu I. Shoppers may write 1 in place of I, so both are read as 1. */
const numerals: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3' }

type Word = { text: string; exact: string; at: number; part: number }

/**
 * Splits a text into words at blanks, underscores and the characters `,;.-–`, and also before the number in
 * "Q1". Each word has its position in the text and the number of its part. A comma, a semicolon or a line
 * break ends a part.
 */
function wordsOf(text: string): Word[] {
  let part = 0
  return [...text.matchAll(/[,;\n]|[^\s,;.\-–_]+/g)].flatMap(({ 0: raw, index: at }) => {
    if (/^[,;\n]$/.test(raw)) part += 1
    const [, kind, number] = /^([a-z]+)(\d+)$/.exec(fold(raw)) ?? []
    const texts = kind && number && isKind(kind) ? [kind, number] : [fold(raw)]
    const exact = raw.normalize('NFC').toLowerCase()
    return texts
      .filter((word) => /[a-z0-9]/.test(word))
      .map((word) => ({
        text: entryOf(numerals, word) ?? word.replace(/^0+(?=\d)/, ''),
        exact,
        at,
        part,
      }))
  })
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
const exactly = (words: readonly Word[]) => words.map(({ exact }) => exact).join(' ')

/** Returns the kind of place that stands right before word `start`: "phường", or the two words "thị trấn". */
function kindBefore(words: readonly Word[], start: number) {
  for (const length of [2, 1]) {
    const before = words.slice(Math.max(0, start - length), start)
    const isTogether = before.every(({ part }) => part === words[start]?.part)
    if (before.length === length && isTogether && isKind(joined(before)))
      return { text: joined(before), length }
  }
  return null
}

type Name = { place: Place; kind: string | undefined; exact: string }

function placesOf(model: AddressModel): Place[] {
  const provinceOf = new Map(model.provinces.map((province) => [province.id, province]))
  return [
    ...model.provinces.map((province) => ({
      level: 'province' as const,
      province,
      district: null,
      ward: null,
    })),
    ...model.districts.flatMap((district) => {
      const province = provinceOf.get(district.parentId)
      return province ? { level: 'district' as const, province, district, ward: null } : []
    }),
    ...model.wards.flatMap(({ id }) => {
      const found = findWard(model, id)
      return found ? { level: 'ward' as const, ...found } : []
    }),
  ]
}

const indexes = new Map<AddressModel, Map<string, Name[]>>()

/** Returns the places of an address model by name. The names have no kind of place and no diacritics. */
function namesOf(model: AddressModel): Map<string, Name[]> {
  const known = indexes.get(model)
  if (known) return known
  const names = new Map<string, Name[]>()
  for (const place of placesOf(model)) {
    const words = wordsOf(unitOf(place).name)
    const start = words.findIndex((_, at) => at > 0 && kindBefore(words, at)?.length === at)
    const own = words.slice(Math.max(0, start))
    const kind = start > 0 ? kinds[place.level][joined(words.slice(0, start))] : undefined
    const name = joined(own)
    const others = place.level === 'province' ? (entryOf(nicknames, name) ?? []) : []
    for (const each of [name, ...others])
      names.set(each, [...(names.get(each) ?? []), { place, kind, exact: exactly(own) }])
  }
  indexes.set(model, names)
  return names
}

const unitOf = ({ level, ...place }: Place): Unit => place[level] ?? place.province
const rank = ({ level }: Place) => levels.indexOf(level)

/** True when `below` lies in `above`. */
function liesIn(below: Place, above: Place): boolean {
  const inDistrict = above.district === null || below.district === above.district
  return rank(below) > rank(above) && below.province === above.province && inDistrict
}

const longestName = 6

type Found = { place: Place; start: number; weight: number }

/**
 * Returns the places with a name that ends right before word `end`. With `unfinished`, the text may have only
 * the beginning of a name.
 */
function placesBefore(
  words: readonly Word[],
  end: number,
  model: AddressModel,
  unfinished: boolean,
): Found[] {
  const names = namesOf(model)
  const hasCommas = (words.at(-1)?.part ?? 0) > 0
  return Array.from({ length: Math.min(longestName, end) }, (_, index) => end - 1 - index)
    .filter((start) => words[start]?.part === words[end - 1]?.part)
    .flatMap((start) => {
      const own = words.slice(start, end)
      const text = joined(own)
      const named = unfinished ? namesFrom(names, text) : (names.get(text) ?? [])
      const before = kindBefore(words, start)
      const isInside = words[start - 1]?.part === words[start]?.part
      // In "12 Lê Lợi" the words after the number are a street, even if a ward has this name.
      const isLoose = hasCommas || (unfinished && own.length < 2)
      const isStreet = !before && isInside && (isLoose || !hasStreet(words.slice(0, start)))
      if (isStreet) return []
      return named.flatMap(({ place, kind, exact }): Found[] => {
        const said = before ? kinds[place.level][before.text] : undefined
        const needsKind = /^\d+$/.test(text) && place.level !== 'province'
        if (before ? !said : needsKind) return []
        if (needsKind && said !== kind) return []
        const weight =
          4 +
          (said ? Number(said === kind) * 2 : 1) +
          Number(exact.startsWith(exactly(own))) -
          Number(unfinished)
        return [{ place, start: start - (before?.length ?? 0), weight }]
      })
    })
}

function namesFrom(names: ReadonlyMap<string, readonly Name[]>, text: string): Name[] {
  if (text.length < 2) return []
  return [...names].flatMap(([name, named]) => (name.startsWith(text) ? named : []))
}

/** True when the words contain more than a house number. */
function hasStreet(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^[a-z]{2,}$/.test(text))
}

/**
 * Reads an address from its end: first a province, then a district in it, then a ward in it. Each of the
 * three may be absent.
 */
function readingsOf(text: string, model: AddressModel, unfinished: boolean): Reading[] {
  const words = withoutTail(wordsOf(text))
  const read = (end: number, above: Omit<Reading, 'street'> | null): Reading[] => {
    const street = text.slice(0, words[end]?.at).replace(/[\s,;.\-–]+$/, '')
    const here = above ? [{ ...above, street: end === 0 ? '' : street }] : []
    const below = placesBefore(words, end, model, unfinished && !above)
      .filter(({ place }) => !above || liesIn(place, above.place))
      .flatMap(({ place, start, weight }) =>
        read(start, { place, weight: weight + (above?.weight ?? 0) }),
      )
    return [...here, ...below]
  }
  return heaviest(read(words.length, null))
}

/**
 * Removes words without information at the end: the country, a postal code, or a kind of place whose name is
 * not yet typed.
 */
function withoutTail(words: readonly Word[]): readonly Word[] {
  const tail = ['viet nam', 'vietnam', 'vn'].find((name) => joined(words).endsWith(` ${name}`))
  if (tail) return withoutTail(words.slice(0, -tail.split(' ').length))
  const last = words.at(-1)?.text ?? ''
  const isIdle = /^\d{5,6}$/.test(last) || (isKind(last) && words.length > 1)
  return isIdle ? withoutTail(words.slice(0, -1)) : words
}

/** Returns the readings with the greatest weight. Each place comes only once. */
function heaviest(readings: readonly Reading[]): Reading[] {
  const most = Math.max(...readings.map(({ weight }) => weight))
  const best = readings.filter(({ weight }) => weight === most)
  return [...new Map(best.map((reading) => [unitOf(reading.place), reading])).values()]
}

function readAddress(text: string, model: AddressModel): Reading[] {
  const readings = readingsOf(text, model, false)
  const isWhole = readings.some(({ place }) => place.level === 'ward')
  return isWhole ? readings : heaviest([...readings, ...readingsOf(text, model, true)])
}

const weightOf = ([first]: readonly Reading[]) => first?.weight ?? 0

const hitLimit = 20

/**
 * Returns the places that a text may mean. The text is an address as people write it (`12 le loi, ben nghe,
 * q1`), or a few words of a place's name. The two-level model also reads an address from before July 2025. It
 * then returns the present wards that the address may lie in.
 */
export function searchUnits(model: AddressModel, q: string): AddressHit[] {
  const today = readAddress(q, model)
  const before = model.hasDistricts ? [] : readAddress(q, addressModel(false))
  const hits =
    weightOf(before) > weightOf(today)
      ? before.flatMap((reading) => movedHits(reading, model))
      : today.map(({ place, street }) => hitOf(place, { street }))
  return (hits.length > 0 ? hits : namedHits(q, model)).slice(0, hitLimit)
}

/** Returns the places with a name that has every word of the text: provinces, then districts, then wards. */
function namedHits(text: string, model: AddressModel): AddressHit[] {
  const words = wordsOf(text).map((word) => word.text)
  if (words.length === 0) return []
  return [...namesOf(model)]
    .flatMap(([name, named]) => (words.every((word) => name.includes(word)) ? named : []))
    .map(({ place }) => hitOf(place))
    .toSorted((one, other) => levels.indexOf(one.type) - levels.indexOf(other.type))
}

/**
 * Returns the present ward that the old ward became a part of. If `mergedWards` does not have the old ward,
 * returns all present wards that the old district became a part of.
 */
function movedHits({ place, street }: Reading, model: AddressModel): AddressHit[] {
  const { wards } = addressModel(false)
  const into = place.ward && mergedWards.get(place.ward.id)
  const district = wards.filter(({ parentId }) => parentId === place.district?.id)
  const ids = new Set(into ? [into] : district.flatMap(({ id }) => mergedWards.get(id) ?? []))
  const was = nameOf(place)
  return placesOf(model)
    .filter(({ ward }) => ward && ids.has(ward.id))
    .map((now) => hitOf(now, { street, was }))
}

const nameOf = ({ ward, district, province }: Place) =>
  [ward, district, province].flatMap((unit) => unit?.name ?? []).join(', ')

function hitOf(place: Place, { street = '', was = '' } = {}): AddressHit {
  const { id, name } = unitOf(place)
  const full_name = `${nameOf(place)}, ${country.name}`
  return { type: place.level, id, name, full_name, street, was }
}
