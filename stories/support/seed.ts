import type {
  Banner,
  Dashboard,
  HomepageSection,
  Order,
  OrderStatus,
  User,
} from '@/api/generated/model'
import type { DayRange } from '@/domain/dashboard'
import { canReturn } from '@/domain/returns/returns'
import { shopDay } from '@/lib/dates'
import { createDatabase } from '~mocks/db/database'
import { userOf } from '~mocks/handlers/account'
import { adminDashboardHandlers } from '~mocks/handlers/admin-dashboard'
import { orderOf } from '~mocks/handlers/serialize/order'
import { bannerOf, sectionOf } from '~mocks/handlers/serialize/product'
import { accounts } from '~mocks/seed/accounts'
import { seedTables } from '~mocks/seed/world'
import { storySeed } from '../../.storybook/story-seed'

/** The rows of the world that every story's backend starts with. Nothing here writes to them. */
const db = createDatabase(seedTables(storySeed))
const staff = db.get('users', accounts.staff.id)

/** One of the two accounts of the seed. */
export function seedUser(name: keyof typeof accounts): User {
  return userOf(db.get('users', accounts[name].id))
}

/** An order of the seeded shopper. Throws when none has this status. */
export function seedOrder(status: OrderStatus): Order {
  const { id } = accounts.shopper
  const row = db.tables.orders.find((order) => order.user_id === id && order.status === status)
  if (!row) throw new Error(`The seeded shopper has no order that is ${status}`)
  return orderOf(db, row)
}

/** The order of the seeded shopper that can still be returned. */
export function seedReturnable(): Order {
  const order = db.tables.orders
    .filter(({ user_id }) => user_id === accounts.shopper.id)
    .map((row) => orderOf(db, row))
    .find((one) => canReturn(one, shopDay(storySeed.now)))
  if (!order) throw new Error('The seeded shopper can return nothing')
  return order
}

/** The id of the order of which the seed has a return that waits. */
export const seedAsked = db.tables.order_returns.find(
  ({ state }) => state === 'requested',
)?.order_id

/** The figures of these days, both included. */
export function seedDashboard(query: DayRange): Dashboard {
  return adminDashboardHandlers.adminDashboard({
    params: {},
    query,
    body: undefined,
    headers: new Headers(),
    user: staff,
    db,
    now: storySeed.now,
    switches: new Set(),
    assetBase: storySeed.assetBase,
  }).data
}

/** The sections of the home page, in their order. */
export function seedSections(): HomepageSection[] {
  return db.tables.sections.map(sectionOf)
}

/** One slide of the hero. */
export function seedBanner(id = 1): Banner {
  return bannerOf(db.get('banners', id))
}
