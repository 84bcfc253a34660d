import {
  getCountriesQueryOptions,
  getDistrictsQueryOptions,
  getProvincesQueryOptions,
  getProvinceWardsQueryOptions,
  getSearchAddressQueryOptions,
  getWardsQueryOptions,
} from '@/api/generated/address/address'
import type { Ward } from '@/api/generated/model'
import { type Cascade, isLevelLocked, skipsDistricts } from '@/domain/address/cascade'
import { compareVietnamese } from '@/lib/text'

/**
 * The names of provinces, districts and wards do not change during a visit, so their lists never become
 * stale.
 */
const staleTime = Number.POSITIVE_INFINITY

export const countriesQuery = getCountriesQueryOptions({ query: { select: byName, staleTime } })

export const provincesQuery = getProvincesQueryOptions({ query: { select: byName, staleTime } })

/**
 * Queries the districts of the chosen province. Disabled until the shopper chooses a province that has
 * districts.
 */
export function districtsQuery(cascade: Cascade) {
  const enabled = !isLevelLocked(cascade, 'district')
  return getDistrictsQueryOptions(cascade.province?.id ?? 0, {
    query: { select: byName, staleTime, enabled },
  })
}

/**
 * Queries the wards of the chosen district, or of a province without districts. The query key contains the
 * chosen id, so a late response for another district is never shown.
 */
export function wardsQuery(cascade: Cascade) {
  const query = { select: byName<Ward>, staleTime, enabled: !isLevelLocked(cascade, 'ward') }
  return skipsDistricts(cascade)
    ? getProvinceWardsQueryOptions(cascade.province?.id ?? 0, { query })
    : getWardsQueryOptions(cascade.district?.id ?? 0, { query })
}

/**
 * Queries the places that the text `q` may mean. Disabled while `q` is empty. A failed call counts as an
 * empty list, so it is not repeated (Product §8).
 */
export function addressSearchQuery(q: string) {
  return getSearchAddressQueryOptions(
    { q },
    { query: { select: ({ data }) => data, staleTime, enabled: q !== '', retry: false } },
  )
}

/** Sorts a list by name, in Vietnamese alphabetical order (Product §4). */
function byName<Place extends { name: string }>(answer: { data: readonly Place[] }): Place[] {
  return answer.data.toSorted((one, other) => compareVietnamese(one.name, other.name))
}
