import * as v from 'valibot'
import type { Country, District, Province, Ward } from '@/api/generated/model'
import { nonEmptyText } from '@/lib/schema'

/** A chosen administrative address with four levels (Product §3). A level that is not chosen is null. */
export type Cascade = {
  country: Country | null
  province: Province | null
  district: District | null
  ward: Ward | null
}

export const cascadeLevels = ['country', 'province', 'district', 'ward'] as const
export type CascadeLevel = (typeof cascadeLevels)[number]

/**
 * A change of a cascade: the choice at one level, or a reset. If `place` is null, the level and the levels
 * below it become empty. A chosen country stays, and only the levels below it become empty.
 */
export type CascadeChange =
  | { [Level in CascadeLevel]: { level: Level; place: Cascade[Level] } }[CascadeLevel]
  | { level: 'reset' }

export const emptyCascade: Cascade = { country: null, province: null, district: null, ward: null }

/**
 * Applies a change to a cascade (Product §4). A new country clears everything below it. A new province clears
 * the district and the ward. A new district clears the ward. A reset clears everything except the country. A
 * change at a locked level does nothing, so that a ward always belongs to the district or province above it.
 */
export function changeCascade(cascade: Cascade, change: CascadeChange): Cascade {
  if (change.level === 'reset') return { ...emptyCascade, country: cascade.country }
  if (isSame(cascade[change.level], change.place) || isLevelLocked(cascade, change.level))
    return cascade
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
 * Returns true if the province has wards but no districts (Product §4.7). Such provinces exist since July
 * 2025, and the cascade skips the level of districts.
 */
export function skipsDistricts({ province }: Cascade): boolean {
  return province !== null && !province.has_districts
}

/**
 * Returns true if nothing can be chosen at the level. A district needs a province that has districts. A ward
 * needs a district, or a province without districts. Country and province are never locked.
 */
export function isLevelLocked(cascade: Cascade, level: CascadeLevel): boolean {
  if (level === 'district') return !cascade.province?.has_districts
  if (level === 'ward') return skipsDistricts(cascade) ? false : cascade.district === null
  return false
}

/** Returns the levels that still have to be chosen, the highest first. */
export function missingCascadeLevels(cascade: Cascade): CascadeLevel[] {
  return cascadeLevels.filter(
    (level) => cascade[level] === null && !(level === 'district' && skipsDistricts(cascade)),
  )
}

export function isCascadeComplete(cascade: Cascade): boolean {
  return missingCascadeLevels(cascade).length === 0
}

/** Returns the names of ward, district and province with commas between them (Product §3). */
export function shortAddress({ ward, district, province }: Cascade): string {
  return joined([ward, district, province])
}

/** Returns the names of ward, district, province and country with commas between them (Product §3). */
export function fullAddress({ ward, district, province, country }: Cascade): string {
  return joined([ward, district, province, country])
}

/**
 * The places that can be chosen at each level, as far as they are loaded. A list depends on the choice at the
 * level above.
 */
export type CascadeLists = {
  country?: readonly Country[] | undefined
  province?: readonly Province[] | undefined
  district?: readonly District[] | undefined
  ward?: readonly Ward[] | undefined
}

/**
 * Returns the cascade adjusted to the loaded lists. If no country is chosen, Việt Nam is chosen. A place that
 * is not in its list is cleared, for example a district that the reform of 2025 abolished. Returns the same
 * object if nothing changes.
 */
export function fitCascade(cascade: Cascade, lists: CascadeLists): Cascade {
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
 * Returns the place as its list has it, or null if the list does not have it. While the list is not loaded,
 * the place stays unchanged.
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
const areaFields = { id: v.pipe(v.number(), v.safeInteger()), name: nonEmptyText, code: text }
const area = v.fallback(v.nullable(v.object(areaFields)), null)
const province = v.fallback(
  v.nullable(v.object({ ...areaFields, has_districts: v.fallback(v.boolean(), false) })),
  null,
)

/** The schemas of the administrative units in a saved draft, by level. An invalid unit becomes null. */
export const areaSchemas = { country: area, province, district: area, ward: area }

/**
 * The schema of a cascade in the storage. The levels are chosen again from the top, so that damaged data
 * cannot break the rules of the cascade.
 */
export const cascadeSchema = v.pipe(
  v.object(areaSchemas),
  v.transform(({ country, province, district, ward }) =>
    [
      { level: 'country', place: country } as const,
      { level: 'province', place: province } as const,
      { level: 'district', place: district } as const,
      { level: 'ward', place: ward } as const,
    ].reduce(changeCascade, emptyCascade),
  ),
)
