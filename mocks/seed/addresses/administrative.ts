import threeTier from './three-tier.json'
import twoTier from './two-tier.json'

export const country = { id: 1, name: 'Việt Nam', code: 'VN' }

function coded<Row extends { id: number }>(rows: readonly Row[], digits: number) {
  return rows.map((row) => ({ ...row, code: String(row.id).padStart(digits, '0') }))
}

/**
 * The provinces, districts and wards until 30 June 2025. The file has four provinces with all their districts
 * and wards. Ids are unique per level.
 */
export const threeTierUnits = {
  provinces: coded(threeTier.provinces, 2),
  districts: coded(threeTier.districts, 3),
  wards: coded(threeTier.wards, 5),
}

/** The provinces and wards since 1 July 2025, without districts (scenario `address.two-tier`). */
export const twoTierUnits = {
  provinces: coded(twoTier.provinces, 2),
  wards: coded(twoTier.wards, 5),
}

/**
 * By the id of an old ward: the id of the new ward that it became part of. Wards that were merged before 2025
 * are missing, because the source does not have them.
 */
export const mergedWards: ReadonlyMap<number, number> = new Map(
  twoTier.merged.map(({ id, into }) => [id, into]),
)
