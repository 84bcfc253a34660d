import type { SimpleFaker } from '@faker-js/faker'
import { threeTierUnits } from './addresses/administrative'
import { streets } from './copy/people'

/** Where something is delivered: ids of the three levels, and the street. */
export type DeliveryPlace = {
  address: string
  province_id: number
  district_id: number
  ward_id: number
}

/** Most orders go to the two big cities. */
const provinceWeights = [
  { value: 79, weight: 45 },
  { value: 1, weight: 35 },
  { value: 48, weight: 12 },
  { value: 92, weight: 8 },
]

const { provinces, districts, wards } = threeTierUnits

/** A real ward with an invented house number. */
export function deliveryPlace(dice: SimpleFaker): DeliveryPlace {
  const province_id = dice.helpers.weightedArrayElement(provinceWeights)
  const inProvince = new Set(
    districts.filter((unit) => unit.province_id === province_id).map((unit) => unit.id),
  )
  const ward = dice.helpers.arrayElement(wards.filter((unit) => inProvince.has(unit.district_id)))
  return {
    address: `${dice.number.int({ min: 2, max: 380 })} ${dice.helpers.arrayElement(streets)}`,
    province_id,
    district_id: ward.district_id,
    ward_id: ward.id,
  }
}

/** Product §3 short address: street, ward, district, province. */
export function writtenOut({ address, province_id, district_id, ward_id }: DeliveryPlace): string {
  const units = [
    wards.find((unit) => unit.id === ward_id),
    districts.find((unit) => unit.id === district_id),
    provinces.find((unit) => unit.id === province_id),
  ]
  return [address, ...units.flatMap((unit) => unit?.name ?? [])].join(', ')
}
