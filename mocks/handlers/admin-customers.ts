import type { AdminCustomer } from '@/api/generated/model'
import { phoneDigits } from '@/lib/kinds/phone'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { formatAddress } from '../rules/addresses'
import { type CustomerGroup, customersOf, sumsOf } from '../rules/customers'
import { keepList, pageOf, sortParts } from '../rules/lists'
import { refusal, success } from './answers'

type Rows = Pick<Database['tables'], 'users' | 'orders'>

type Customer = { group: CustomerGroup; row: AdminCustomer; text: string; digits: string }

const kept = keepList<Customer>()

function allCustomers({ users, orders }: Rows): readonly Customer[] {
  return kept([users, orders], {}, () => customersOf(users, orders).map(customerOf))
}

/** The name and number of a guest are those of the last order; all numbers can be searched for. */
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
      ...sumsOf(orders),
    },
    text: fold([...names].join('\n')),
    digits: Array.from(phones, phoneDigits).join(' '),
  }
}

function textTest(q: string): (customer: Customer) => boolean {
  const text = fold(q)
  const digits = /[\p{L}@]/u.test(q) ? '' : phoneDigits(q)
  return (customer) =>
    customer.text.includes(text) || (digits !== '' && customer.digits.includes(digits))
}

const columns = {
  last: ({ last_order_at }: AdminCustomer) => (last_order_at ? Date.parse(last_order_at) : 0),
  total: ({ delivered_total }: AdminCustomer) => delivered_total,
  orders: ({ order_count }: AdminCustomer) => order_count,
}
const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name)

function sorted(customers: readonly Customer[], sort: string): readonly Customer[] {
  const { column, direction } = sortParts(sort)
  const valueOf = columns[isColumn(column) ? column : 'last']
  return customers.toSorted((one, other) => direction * (valueOf(one.row) - valueOf(other.row)))
}

/** Saved addresses, the default first, then those of orders, the latest first; each once. */
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

/** Returns the account of a customer; null for a guest, and for a key that is nobody's. */
export function accountOf(rows: Rows, key: string) {
  return allCustomers(rows).find(({ row }) => row.key === key)?.group.user ?? null
}

export function ordersOfCustomer(rows: Rows, key: string): readonly OrderRow[] {
  return allCustomers(rows).find(({ row }) => row.key === key)?.group.orders ?? []
}

export const adminCustomersHandlers: HandlersOf<'admin-customers'> = {
  adminCustomers({ db, query }) {
    const { q = '', sort = '-last' } = query
    const found = allCustomers(db.tables).filter(textTest(q))
    const { items, pagination } = pageOf(sorted(found, sort), query)
    return success({ customers: items.map(({ row }) => row), pagination })
  },

  adminCustomer({ db, params }) {
    const customer = allCustomers(db.tables).find(({ row }) => row.key === params.key)
    if (!customer) throw refusal('adminCustomer', 'notFound')
    return success({ customer: customer.row, addresses: addressesOf(db, customer.group) })
  },
}
