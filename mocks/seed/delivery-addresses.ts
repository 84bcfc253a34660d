import type { SimpleFaker } from '@faker-js/faker'
import type { AddressRow, UserRow } from '~mocks/db/tables'
import { formatAddress } from '~mocks/rules/addresses'
import { accounts } from './accounts'
import { threeTierUnits } from './addresses/administrative'
import { streets } from './copy/people'
import { fakerFor, type WorldSeed } from './random'

export type DeliveryAddress = {
  address: string
  province_id: number
  district_id: number
  ward_id: number
}

const provinceWeights = [
  { value: 79, weight: 45 },
  { value: 1, weight: 35 },
  { value: 48, weight: 12 },
  { value: 92, weight: 8 },
]

const { districts, wards } = threeTierUnits

export function deliveryAddress(faker: SimpleFaker): DeliveryAddress {
  const province_id = faker.helpers.weightedArrayElement(provinceWeights)
  const inProvince = new Set(
    districts.filter((unit) => unit.province_id === province_id).map((unit) => unit.id),
  )
  const ward = faker.helpers.arrayElement(wards.filter((unit) => inProvince.has(unit.district_id)))
  return {
    address: `${faker.number.int({ min: 2, max: 380 })} ${faker.helpers.arrayElement(streets)}`,
    province_id,
    district_id: ward.district_id,
    ward_id: ward.id,
  }
}

export function addressRows(world: WorldSeed, users: readonly UserRow[]): AddressRow[] {
  return users.flatMap((user) => {
    const faker = fakerFor(world, `addresses:${user.id}`)
    const isShopper = user.id === accounts.shopper.id
    const count = isShopper ? 2 : user.is_staff ? 0 : faker.number.int({ min: 0, max: 1 })
    return Array.from({ length: count }, (_, index) => ({
      id: user.id * 10 + index + 1,
      user_id: user.id,
      name: user.full_name,
      phone: user.phone,
      address: formatAddress(deliveryAddress(faker)),
      is_default: index === 0,
    }))
  })
}
