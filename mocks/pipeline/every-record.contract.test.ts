import { expect, test } from 'vitest'
import type { Pagination } from '@/api/generated/model'
import { type OperationId, operationTable } from '../contract/operations.gen'
import type { TableViews } from '../db/stores'
import { createTestWorld } from '../node'
import { customersOf } from '../rules/customers'
import { accounts } from '../seed/accounts'
import { threeTierUnits } from '../seed/addresses/administrative'
import { type Parts, requestOf } from './samples/request'
import type { Sample } from './samples/sample'

type ReadOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['method'] extends 'GET' ? Op : never
}[OperationId]

/** The calls by which an operation reads every record that `user` may see; of a list its first page, the others follow. */
type Reads = { [Op in ReadOperation]: (tables: TableViews, user: number) => Sample<Op>[] }

const once = () => [{}]
const byId = (rows: readonly { id: number }[]) => rows.map(({ id }) => ({ params: { id } }))
const bySlug = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => ({ params: { slug } }))
const onSale = ({ products }: TableViews) =>
  bySlug(products.filter(({ status }) => status === 'active'))
const { provinces, districts, wards } = threeTierUnits

const reads: Reads = {
  currentUser: once,
  siteInfo: once,
  homepageBanners: once,
  homepageSections: once,
  adminHomepageSections: once,
  homepageContent: once,
  productList: once,
  productsByCategory: ({ categories }) => bySlug(categories),
  productDetail: onSale,
  relatedProducts: onSale,
  categoryList: once,
  popularSearches: once,
  vouchers: once,
  wishlist: once,
  countries: once,
  provinces: once,
  districts: () => byId(provinces),
  provinceWards: () => byId(provinces),
  wards: () => byId(districts),
  searchAddress: () => provinces.map(({ name }) => ({ query: { q: name } })),
  fullAddress: () => wards.map(({ id }) => ({ query: { ward_id: id } })),
  paypalStatus: ({ payments }) =>
    payments.flatMap(({ token }) => (token === null ? [] : [{ query: { token } }])),
  orders: () => [{ query: { tab: 'processing' } }, { query: { tab: 'completed' } }],
  lookUpOrder: ({ orders }) => orders.map(({ code, phone }) => ({ query: { code, phone } })),
  order: ({ orders }, user) =>
    orders.filter(({ user_id }) => user_id === user).map(({ code }) => ({ params: { code } })),
  userAddresses: once,
  adminBanners: once,
  adminVouchers: once,
  adminProducts: once,
  adminBrands: once,
  adminProduct: ({ products }) => byId(products),
  adminVariants: once,
  productImports: once,
  productImport: ({ product_imports }) => byId(product_imports),
  productImportOutcomes: ({ product_imports }) => byId(product_imports),
  adminCategories: once,
  adminCategory: ({ categories }) => byId(categories),
  adminOrders: once,
  adminOrder: ({ orders }) => byId(orders),
  adminReturns: once,
  adminDashboard: () => [{ query: { from: '2026-10-01', to: '2026-11-20' } }],
  adminCustomers: once,
  adminCustomer: ({ users, orders }) =>
    customersOf(users, orders).map(({ key }) => ({ params: { key } })),
  adminActivity: once,
  adminPermissions: once,
  adminSettings: once,
}

const isRead = (operation: string): operation is ReadOperation => Object.hasOwn(reads, operation)

test.each(Object.keys(reads).filter(isRead))(
  '%s answers for every record of the seed §11.1.1',
  async (operation) => {
    const world = createTestWorld()
    const { users } = world.db.tables
    const { access } = operationTable[operation]
    const readers = access === 'user' ? users : users.filter(({ id }) => id === accounts.staff.id)
    for (const { id } of readers) {
      const token = `session-of-${id}`
      world.db.insert('tokens', { token, user_id: id, created_at: '', expires_at: null })
      const calls: Parts[] = reads[operation](world.db.tables, id)
      for (const parts of calls) {
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const query = page === 1 ? parts.query : { ...parts.query, page }
          const outcome = await world.answer(requestOf(operation, { ...parts, query }, token))
          if (outcome === 'network-error') throw new Error('No answer came')
          const { data }: { data: { pagination?: Pagination } } = await outcome.json()
          world.assertNoViolations()
          expect([parts, page, outcome.status]).toEqual([parts, page, 200])
          pages = data.pagination?.last_page ?? 1
        }
      }
    }
  },
)
