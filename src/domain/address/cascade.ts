import * as v from 'valibot'
import type { Country, District, Province, Ward } from '@/api/generated/model'
import { filledText } from '@/lib/schema'

/** A chosen administrative address, level by level (Product §3). A level that is not chosen yet is null. */
export type Cascade = {
  country: Country | null
  province: Province | null
  district: District | null
  ward: Ward | null
}

export const cascadeLevels = ['country', 'province', 'district', 'ward'] as const
export type CascadeLevel = (typeof cascadeLevels)[number]

/** A choice at one level, or `reset`. A null place clears the level. */
export type CascadeChange =
  | { [Level in CascadeLevel]: { level: Level; place: Cascade[Level] } }[CascadeLevel]
  | { level: 'reset' }

export const emptyCascade: Cascade = { country: null, province: null, district: null, ward: null }

/**
 * Applies a choice (Product §4). A new province clears the district and the ward, a new district clears the
 * ward, and reset clears all levels except the country. A choice at a locked level changes nothing, so a ward
 * always belongs to the district or province above it.
 */
export function changeCascade(cascade: Cascade, change: CascadeChange): Cascade {
  if (change.level === 'reset') return { ...emptyCascade, country: cascade.country }
  if (isSame(cascade[change.level], change.place) || isLocked(cascade, change.level)) return cascade
  switch (change.level) {
    case 'country':
      return { ...emptyCascade, country: change.place ?? cascade.country }
    case 'province':
      return { ...cascade, province: change.place, district: null, ward: null }
    case 'district':
      return { ...cascade, district: change.place, ward: null }
    case 'ward':
      return { ...cascade, ward: change.place }
  }
}

/**
 * Since July 2025 a province may have wards but no districts (Product §4.7). The cascade skips that level.
 */
export function skipsDistricts({ province }: Cascade): boolean {
  return province !== null && !province.has_districts
}

/**
 * Returns true if a level's selector is disabled, because the level above is not chosen or the province lacks
 * this level.
 */
export function isLocked(cascade: Cascade, level: CascadeLevel): boolean {
  if (level === 'district') return !cascade.province?.has_districts
  if (level === 'ward') return skipsDistricts(cascade) ? false : cascade.district === null
  return false
}

/** Returns the levels that still have to be chosen, from the top. */
export function missingLevels(cascade: Cascade): CascadeLevel[] {
  return cascadeLevels.filter(
    (level) => cascade[level] === null && !(level === 'district' && skipsDistricts(cascade)),
  )
}

export function isComplete(cascade: Cascade): boolean {
  return missingLevels(cascade).length === 0
}

/** Returns ward, district and province, comma-separated (Product §3). */
export function shortAddress({ ward, district, province }: Cascade): string {
  return joined([ward, district, province])
}

/** Returns ward, district, province and country, comma-separated (Product §3). */
export function fullAddress({ ward, district, province, country }: Cascade): string {
  return joined([ward, district, province, country])
}

/** The loaded lists of places. Each list belongs to the choice above it. */
export type CascadeLists = {
  country?: readonly Country[] | undefined
  province?: readonly Province[] | undefined
  district?: readonly District[] | undefined
  ward?: readonly Ward[] | undefined
}

/**
 * Fits a cascade to the loaded lists. Chooses Việt Nam when there is no country yet. Clears a place that its
 * list lacks, such as a district from before the reform of 2025. Returns the same object when nothing
 * changes.
 */
export function fitToLists(cascade: Cascade, lists: CascadeLists): Cascade {
  const home = cascade.country ? undefined : lists.country?.find(({ code }) => code === 'VN')
  let fitted = home ? { ...cascade, country: home } : cascade
  fitted = changeCascade(fitted, { level: 'ward', place: listed(fitted.ward, lists.ward) })
  fitted = changeCascade(fitted, {
    level: 'district',
    place: listed(fitted.district, lists.district),
  })
  return changeCascade(fitted, {
    level: 'province',
    place: listed(fitted.province, lists.province),
  })
}

/**
 * Returns a place in the version of its list, or null if the list lacks it. Without a list the place stays
 * unchanged.
 */
function listed<P extends { id: number }>(
  place: P | null,
  list: readonly P[] | undefined,
): P | null {
  return place && list ? (list.find(({ id }) => id === place.id) ?? null) : place
}

type Place = { id: number; name: string; has_districts?: boolean }

function isSame(a: Place | null, b: Place | null): boolean {
  return a?.id === b?.id && a?.has_districts === b?.has_districts
}

function joined(places: readonly (Place | null)[]): string {
  return places.flatMap((place) => place?.name ?? []).join(', ')
}

const text = v.fallback(v.string(), '')
const areaFields = { id: v.pipe(v.number(), v.safeInteger()), name: filledText, code: text }
const area = v.fallback(v.nullable(v.object(areaFields)), null)
const province = v.fallback(
  v.nullable(v.object({ ...areaFields, has_districts: v.fallback(v.boolean(), false) })),
  null,
)

/** The administrative units of an address in a draft. */
export const storedUnits = { country: area, province, district: area, ward: area }

/** Stored units are chosen again from the top, so that the rules of the cascade hold. */
export const storedCascade = v.pipe(
  v.object(storedUnits),
  v.transform(({ country, province, district, ward }) =>
    [
      { level: 'country', place: country } as const,
      { level: 'province', place: province } as const,
      { level: 'district', place: district } as const,
      { level: 'ward', place: ward } as const,
    ].reduce(changeCascade, emptyCascade),
  ),
)
