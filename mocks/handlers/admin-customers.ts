import type { AdminCustomer } from '@/api/generated/model'
import { phoneDigits } from '@/lib/kinds/phone'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { OrderRow, UserRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { formatAddress } from '../rules/addresses'
import { byCreation, pageOf, parseSort } from '../rules/lists'
import { refusal, success } from './answers'

type Rows = Pick<Database['tables'], 'users' | 'orders'>

type Customer = { group: CustomerGroup; row: AdminCustomer; text: string; digits: string }

function allCustomers({ users, orders }: Rows): readonly Customer[] {
  return customersOf(users, orders).map(customerOf)
}

/**
 * Returns a customer for the list. A guest has the name and the phone number of the last order, but the
 * search finds the names and numbers of all orders.
 */
function customerOf(group: CustomerGroup): Customer {
  const { key, user, orders } = group
  const { full_name = '', phone = '' } = user ?? orders[0] ?? {}
  const email = user?.email ?? null
  const names = new Set([full_name, email ?? '', ...orders.map((order) => order.full_name)])
  const phones = new Set([phone, ...orders.map((order) => order.phone)])
  return {
    group,
    row: {
      key,
      has_account: user !== null,
      full_name,
      phone: phone || (orders[0]?.phone ?? ''),
      email,
      ...orderSumsOf(orders),
    },
    text: fold([...names].join('\n')),
    digits: Array.from(phones, phoneDigits).join(' '),
  }
}

/**
 * Returns a function that tests a name or a code, and a phone number, for a search text. The name or code
 * must be without diacritics and in small letters. If the search text has no letter and no @, the digits of
 * the phone number are compared too, so that any spelling of a number is found.
 */
export function searchTest(q: string): (text: string, digits: string) => boolean {
  const text = fold(q)
  const wanted = /[\p{L}@]/u.test(q) ? '' : phoneDigits(q)
  return (own, digits) => own.includes(text) || (wanted !== '' && digits.includes(wanted))
}

const columns = {
  last: ({ last_order_at }: AdminCustomer) => (last_order_at ? Date.parse(last_order_at) : 0),
  total: ({ delivered_total }: AdminCustomer) => delivered_total,
  orders: ({ order_count }: AdminCustomer) => order_count,
}
const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name)

function sorted(customers: readonly Customer[], sort: string): readonly Customer[] {
  const { column, direction } = parseSort(sort)
  const valueOf = columns[isColumn(column) ? column : 'last']
  return customers.toSorted((one, other) => direction * (valueOf(one.row) - valueOf(other.row)))
}

/**
 * Returns each address once, but at most `mostAddresses`: saved addresses with the default first, then
 * addresses of orders, latest first.
 */
function addressesOf(db: Database, { user, orders }: CustomerGroup) {
  const saved = user ? db.where('addresses', 'user_id', user.id) : []
  const all = [
    ...saved
      .toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
      .map(({ name, phone, address }) => ({ name, phone, address, is_saved: true })),
    ...orders.map((order) => ({
      name: order.full_name,
      phone: order.phone,
      address: formatAddress(order),
      is_saved: false,
    })),
  ]
  const first = new Map(all.toReversed().map((one) => [fold(one.address), one]))
  return all.filter((one) => first.get(fold(one.address)) === one).slice(0, mostAddresses)
}

const mostAddresses = 10

/** Returns the account of the customer with this key, or null for a guest or an unknown key. */
export function accountOf(rows: Rows, key: string) {
  return allCustomers(rows).find(({ row }) => row.key === key)?.group.user ?? null
}

export function ordersOfCustomer(rows: Rows, key: string): readonly OrderRow[] {
  return allCustomers(rows).find(({ row }) => row.key === key)?.group.orders ?? []
}

export const adminCustomersHandlers: HandlersOf<'admin-customers'> = {
  adminCustomers({ db, query }) {
    const { q = '', sort = '-last' } = query
    const fits = searchTest(q)
    const found = allCustomers(db.tables).filter(({ text, digits }) => fits(text, digits))
    const { items, pagination } = pageOf(sorted(found, sort), query)
    return success({ customers: items.map(({ row }) => row), pagination })
  },

  adminCustomer({ db, params }) {
    const customer = allCustomers(db.tables).find(({ row }) => row.key === params.key)
    if (!customer) throw refusal('adminCustomer', 'notFound')
    return success({ customer: customer.row, addresses: addressesOf(db, customer.group) })
  },
}

type CustomerGroup = {
  /**
   * The key of a customer: `user-12` for an account, or `guest-57` with the id of the first order of a phone
   * number. The key has no phone number, because keys appear in URLs, and servers log URLs.
   */
  key: string
  user: UserRow | null
  /** The orders of the customer, latest first. */
  orders: readonly OrderRow[]
}

/**
 * Groups orders by account, and orders without an account by phone number in any spelling. A guest with the
 * number of an account stays a guest, because anyone can type a number. Accounts without orders are customers
 * too, but staff without orders are not.
 */
export function customersOf(
  users: readonly UserRow[],
  orders: readonly OrderRow[],
): readonly CustomerGroup[] {
  const groups = Map.groupBy(orders.toSorted(byCreation), ownerOf)
  const accounts = users.flatMap((user) => {
    const own = groups.get(user.id) ?? []
    groups.delete(user.id)
    return user.is_staff && own.length === 0
      ? []
      : [{ key: `user-${user.id}`, user, orders: own.toReversed() }]
  })
  const guests = Array.from(groups.values(), (own) => ({
    key: `guest-${own[0]?.id}`,
    user: null,
    orders: own.toReversed(),
  }))
  return [...accounts, ...guests]
}

/**
 * Returns a value that identifies the customer of an order: the id of the account, or the digits of the phone
 * number. If the phone has no digits, the order is a group of its own.
 */
function ownerOf({ id, user_id, phone }: OrderRow): string | number {
  return user_id ?? (phoneDigits(phone) || `order ${id}`)
}

/**
 * True for a refused parcel. A cancelled order has a carrier only if its parcel was sent, so the parcel came
 * back.
 */
export const isRefused = ({ status, carrier }: Pick<OrderRow, 'status' | 'carrier'>): boolean =>
  status === 'cancelled' && carrier !== ''

/** Returns a function that counts the refused parcels among the other orders of an order's customer. */
export function refusedCounter(orders: readonly OrderRow[]): (order: OrderRow) => number {
  const refused = Map.groupBy(orders.filter(isRefused), ownerOf)
  return (order) => (refused.get(ownerOf(order)) ?? []).filter(({ id }) => id !== order.id).length
}

/** Returns the other orders of the same customer, the latest first. */
export function otherOrdersOf(orders: readonly OrderRow[], order: OrderRow): readonly OrderRow[] {
  const owner = ownerOf(order)
  return orders
    .filter((other) => other.id !== order.id && ownerOf(other) === owner)
    .toSorted(byCreation)
    .toReversed()
}

/**
 * Returns the sums of a customer's orders, which begin with the latest. Only delivered orders count for the
 * money.
 */
export function orderSumsOf(orders: readonly OrderRow[]) {
  const withStatus = (status: OrderRow['status']) => orders.filter((one) => one.status === status)
  const delivered = withStatus('delivered')
  const cancelled = withStatus('cancelled')
  return {
    order_count: orders.length,
    delivered_count: delivered.length,
    delivered_total: delivered.reduce((sum, { total_amount }) => sum + total_amount, 0),
    cancelled_count: cancelled.length,
    refused_count: cancelled.filter(isRefused).length,
    last_order_at: orders[0]?.created_at ?? null,
  }
}
