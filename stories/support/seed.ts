import type {
  Banner,
  Dashboard,
  HomepageSection,
  Order,
  OrderStatus,
  User,
} from '@/api/generated/model'
import type { DayRange } from '@/domain/dashboard'
import { canReturnOrder } from '@/domain/returns/returns'
import { shopDay } from '@/lib/dates'
import { createDatabase } from '~mocks/db/database'
import { userOf } from '~mocks/handlers/account'
import { adminDashboardHandlers } from '~mocks/handlers/admin-dashboard'
import { orderOf } from '~mocks/handlers/serialize/order'
import { bannerOf, sectionOf } from '~mocks/handlers/serialize/product'
import { accounts } from '~mocks/seed/accounts'
import { seedTables } from '~mocks/seed/world'
import { storySeed } from '../../.storybook/story-seed'

/** The data that every story's backend starts with. Stories only read it here. */
const db = createDatabase(seedTables(storySeed))
const staff = db.get('users', accounts.staff.id)

/** Returns a seeded account as the API answers it. */
export function seedUser(name: keyof typeof accounts): User {
  return userOf(db.get('users', accounts[name].id))
}

/** Returns an order of the seeded shopper with this status. Throws when there is none. */
export function seedOrder(status: OrderStatus): Order {
  const { id } = accounts.shopper
  const row = db.tables.orders.find((order) => order.user_id === id && order.status === status)
  if (!row) throw new Error(`The seeded shopper has no order that is ${status}`)
  return orderOf(db, row)
}

/** Returns the first order of the seeded shopper that can still be returned. Throws when there is none. */
export function seedReturnable(): Order {
  const order = db.tables.orders
    .filter(({ user_id }) => user_id === accounts.shopper.id)
    .map((row) => orderOf(db, row))
    .find((one) => canReturnOrder(one, shopDay(storySeed.now)))
  if (!order) throw new Error('The seeded shopper can return nothing')
  return order
}

/** The id of the order that has a requested return. */
export const orderWithRequestedReturn = db.tables.order_returns.find(
  ({ state }) => state === 'requested',
)?.order_id

/** Returns the dashboard's figures from the first day to the last day, both included. */
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

/** Returns the sections of the home page in their order. */
export function seedSections(): HomepageSection[] {
  return db.tables.sections.map(sectionOf)
}

/** Returns one slide of the home page. */
export function seedBanner(id = 1): Banner {
  return bannerOf(db.get('banners', id))
}
