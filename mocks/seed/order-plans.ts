import type { OrderStatus, UserRow } from '~mocks/db/tables'
import { accounts } from './accounts'
import { fakerFor, type WorldSeed } from './random'

/** The user (null for a guest), the age and the status of an order. */
export type OrderPlan = { key: string; user: UserRow | null; hoursAgo: number; status: OrderStatus }

/** The shopper has an order in every status; both tabs of Product §2 are filled. */
const shopperOrders: readonly (readonly [hoursAgo: number, status: OrderStatus])[] = [
  [3, 'pending'],
  [22, 'processing'],
  [65, 'shipped'],
  [9 * 24, 'delivered'],
  [15 * 24, 'cancelled'],
  [26 * 24, 'delivered'],
  [47 * 24, 'delivered'],
]

const otherOrders = 53
const days = 60

/** Returns the possible statuses of an order of this age; an entry that is there twice is twice as likely. */
function likelyStatuses(hoursAgo: number): readonly OrderStatus[] {
  if (hoursAgo < 24) return ['pending', 'pending', 'processing']
  if (hoursAgo < 72) return ['processing', 'shipped', 'shipped', 'cancelled']
  if (hoursAgo < 120) return ['shipped', 'delivered', 'delivered']
  return ['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled']
}

/** Returns the orders of the last sixty days, oldest first, more and more per day as in a growing shop. */
export function orderPlans(world: WorldSeed, users: readonly UserRow[]): OrderPlan[] {
  const shopper = users.find((user) => user.id === accounts.shopper.id) ?? null
  const buyers = users.filter((user) => !user.is_staff && user !== shopper)
  const own = shopperOrders.map(([hoursAgo, status], index) => ({
    key: `order:shopper:${index}`,
    user: shopper,
    hoursAgo,
    status,
  }))
  const others = Array.from({ length: otherOrders }, (_, index) => {
    const key = `order:${index}`
    const faker = fakerFor(world, `${key}:plan`)
    const part = (index + faker.number.float({ min: 0.1, max: 0.9 })) / otherOrders
    const hoursAgo = days * 24 * part ** 1.3
    return {
      key,
      user: faker.datatype.boolean(0.65) ? faker.helpers.arrayElement(buyers) : null,
      hoursAgo,
      status: faker.helpers.arrayElement(likelyStatuses(hoursAgo)),
    }
  })
  return [...own, ...others].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
}
