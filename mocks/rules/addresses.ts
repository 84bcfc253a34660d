import { country, threeTierUnits, twoTierUnits } from '../seed/addresses/administrative'

export type Unit = { id: number; name: string; code: string }
type Below = Unit & { parentId: number }

/**
 * The provinces, districts and wards before or after the reform. Until June 2025 wards belonged to districts.
 * Since July 2025 they belong to provinces, and there are no districts.
 */
export type AddressModel = {
  hasDistricts: boolean
  provinces: readonly Unit[]
  districts: readonly Below[]
  wards: readonly Below[]
}

const threeTier: AddressModel = {
  hasDistricts: true,
  provinces: threeTierUnits.provinces,
  districts: threeTierUnits.districts.map(({ province_id, ...unit }) => ({
    ...unit,
    parentId: province_id,
  })),
  wards: threeTierUnits.wards.map(({ district_id, ...unit }) => ({
    ...unit,
    parentId: district_id,
  })),
}

const twoTier: AddressModel = {
  hasDistricts: false,
  provinces: twoTierUnits.provinces,
  districts: [],
  wards: twoTierUnits.wards.map(({ province_id, ...unit }) => ({ ...unit, parentId: province_id })),
}

export function addressModel(isTwoTier: boolean): AddressModel {
  return isTwoTier ? twoTier : threeTier
}

/** The ids of an address in an order. `district_id` is null in the two-level model. */
type UnitIds = { province_id: number; district_id: number | null; ward_id: number }

type WardPath = { ward: Unit; district: Unit | null; province: Unit }

const byId = <Row extends Unit>(rows: readonly Row[], id: number | undefined): Row | undefined =>
  rows.find((row) => row.id === id)

export function findWard(model: AddressModel, wardId: number): WardPath | null {
  const ward = byId(model.wards, wardId)
  const district = model.hasDistricts ? byId(model.districts, ward?.parentId) : null
  const province = byId(model.provinces, (district ?? ward)?.parentId)
  return ward && province && district !== undefined ? { ward, district, province } : null
}

export function wrongUnitId(model: AddressModel, ids: UnitIds): keyof UnitIds | null {
  if (!byId(model.provinces, ids.province_id)) return 'province_id'
  const found = findWard(model, ids.ward_id)
  const district = model.hasDistricts ? byId(model.districts, ids.district_id ?? undefined) : null
  if (model.hasDistricts && district?.parentId !== ids.province_id) return 'district_id'
  if (!model.hasDistricts && ids.district_id !== null) return 'district_id'
  const isInside = model.hasDistricts
    ? found?.district?.id === ids.district_id
    : found?.province.id === ids.province_id
  return isInside ? null : 'ward_id'
}

export function formatWard({ ward, district, province }: WardPath, full: boolean): string {
  const names = [ward.name, district?.name, province.name, full ? country.name : undefined]
  return names.filter((name) => name !== undefined).join(', ')
}

export function formatAddress({ address, ...ids }: UnitIds & { address: string }): string {
  const found = findWard(addressModel(ids.district_id === null), ids.ward_id)
  return found ? `${address}, ${formatWard(found, false)}` : address
}
