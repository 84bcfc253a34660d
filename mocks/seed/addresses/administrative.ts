import threeTier from './three-tier.json'
import twoTier from './two-tier.json'

export const country = { id: 1, name: 'Việt Nam', code: 'VN' }

function coded<Row extends { id: number }>(rows: readonly Row[], digits: number) {
  return rows.map((row) => ({ ...row, code: String(row.id).padStart(digits, '0') }))
}

/**
 * The units until 30 June 2025: four provinces with all their districts and wards. Ids are unique per level.
 */
export const threeTierUnits = {
  provinces: coded(threeTier.provinces, 2),
  districts: coded(threeTier.districts, 3),
  wards: coded(threeTier.wards, 5),
}

/** The units since 1 July 2025. Wards belong to the province (scenario `address.two-tier`). */
export const twoTierUnits = {
  provinces: coded(twoTier.provinces, 2),
  wards: coded(twoTier.wards, 5),
}

/**
 * Maps each old ward to its new ward. Wards that were merged before 2025 are missing, because the source does
 * not have them.
 */
export const mergedWards: ReadonlyMap<number, number> = new Map(
  twoTier.merged.map(({ id, into }) => [id, into]),
)
