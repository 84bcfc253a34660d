import type { SimpleFaker } from '@faker-js/faker'
import { fullName } from '@/domain/person/person'
import type { AddressRow, ProductRow, UserRow, WishlistRow } from '../db/tables'
import { formatAddress } from '../rules/addresses'
import { permissions } from '../scenarios/names'
import { accounts } from './accounts'
import { threeTierUnits } from './addresses/administrative'
import people from './copy/people.json'
import { fakerFor, type WorldSeed } from './random'

const { givenNames, streets, surnames } = people

const otherUsers = 20

export function phoneNumber(faker: SimpleFaker): string {
  return (
    faker.helpers.arrayElement(['090', '091', '093', '097', '098', '086']) + faker.string.numeric(7)
  )
}

/** Staff members who have only some of the permissions. */
const colleagues = [
  {
    account: 'packer',
    first_name: 'Quốc Bảo',
    last_name: 'Lê',
    permissions: ['orders:read', 'orders:write'],
  },
  { account: 'editor', first_name: 'Khánh Vy', last_name: 'Phạm', permissions: ['content'] },
  {
    account: 'clerk',
    first_name: 'Ngọc Diệp',
    last_name: 'Võ',
    permissions: ['orders:read', 'orders:write', 'products:read', 'customers'],
  },
] as const satisfies ReadonlyArray<
  Name & { account: keyof typeof accounts } & Pick<UserRow, 'permissions'>
>

type Name = Pick<UserRow, 'first_name' | 'last_name'>

export function personName(faker: SimpleFaker): Name {
  return {
    last_name: faker.helpers.arrayElement(surnames),
    first_name: faker.helpers.arrayElement(givenNames),
  }
}

export function joinedName({ first_name, last_name }: Name): string {
  return fullName({ firstName: first_name, lastName: last_name })
}

function userRow(world: WorldSeed, id: number, fixed: Partial<UserRow> = {}): UserRow {
  const faker = fakerFor(world, `user:${id}`)
  const name = personName(faker)
  return {
    id,
    ...name,
    full_name: joinedName(name),
    email: `khach${id}@moclan.example`,
    phone: phoneNumber(faker),
    password: accounts.shopper.password,
    is_staff: false,
    permissions: [],
    created_at: faker.date.recent({ days: 500, refDate: daysBefore(world.now, 60) }).toISOString(),
    ...fixed,
  }
}

function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * 86_400_000)
}

export function userRows(world: WorldSeed): UserRow[] {
  const shopper = { first_name: 'Minh Anh', last_name: 'Nguyễn' }
  const staff = { first_name: 'Thu Hà', last_name: 'Trần' }
  const others = Array.from({ length: otherUsers }, (_, index) => userRow(world, index + 3))
  return [
    userRow(world, accounts.shopper.id, {
      ...accounts.shopper,
      ...shopper,
      full_name: joinedName(shopper),
      phone: '0912345678',
    }),
    userRow(world, accounts.staff.id, {
      ...accounts.staff,
      ...staff,
      full_name: joinedName(staff),
      is_staff: true,
      permissions,
    }),
    ...others,
    ...colleagues.map(({ account, ...colleague }) =>
      userRow(world, accounts[account].id, {
        ...accounts[account],
        ...colleague,
        full_name: joinedName(colleague),
        is_staff: true,
      }),
    ),
  ]
}

export function wishlistRows(
  world: WorldSeed,
  users: readonly UserRow[],
  products: readonly ProductRow[],
): WishlistRow[] {
  const shown = products.filter((product) => product.status === 'active')
  return users
    .filter((user) => !user.is_staff)
    .flatMap((user) => {
      const faker = fakerFor(world, `wishlist:${user.id}`)
      const count = user.id === accounts.shopper.id ? 5 : faker.number.int({ min: 0, max: 6 })
      return faker.helpers.arrayElements(shown, count).map((product) => ({
        user_id: user.id,
        product_id: product.id,
        added_at: faker.date.recent({ days: 90 }).toISOString(),
      }))
    })
}

type DeliveryAddress = {
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
