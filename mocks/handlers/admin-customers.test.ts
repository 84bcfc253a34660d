import { expect } from 'vitest'
import { test } from './test-client'

test('a customer is found by any writing §10.12.1a §10.12.2 §10.12.3 §10.12.4', async ({
  call,
}) => {
  const found = async (q: string) => {
    const { data } = await call('adminCustomers', { query: { q } })
    return data.customers.map(({ key }) => key)
  }
  for (const q of ['nguyen minh anh', '0912 345 678', '+84 912.345.678', '0084912345678'])
    expect(await found(q)).toContain('user-1')
  const { data } = await call('adminCustomer', { params: { key: 'user-1' } })
  expect(await found(data.customer.email ?? '')).toEqual(['user-1'])
  expect(await found('nobody has this name')).toEqual([])
})

test('customers sort by the sums of their orders §10.12.1b', async ({ call, db }) => {
  const list = async (sort: '-total' | 'orders' | '-last') =>
    (await call('adminCustomers', { query: { sort, per_page: 100 } })).data.customers
  const totals = (await list('-total')).map(({ delivered_total }) => delivered_total)
  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
  const counts = (await list('orders')).map(({ order_count }) => order_count)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(db.tables.orders.length)
  const [last] = await list('-last')
  const times = db.tables.orders.map(({ created_at }) => created_at).toSorted()
  expect(last?.last_order_at).toBe(times.at(-1))
})

test('a customer has addresses and orders, no password §10.12.5b', async ({
  call,
  callError,
  db,
}) => {
  const params = { key: 'user-1' }
  const { data } = await call('adminCustomer', { params })
  const texts = data.addresses.map(({ address }) => address)
  expect(new Set(texts).size).toBe(texts.length)
  expect(data.addresses[0]?.is_saved).toBe(true)
  const user = db.get('users', 1)
  expect(JSON.stringify(data)).not.toContain(user.password)
  const query = { customer: params.key, per_page: 100 } as const
  const { data: orders } = await call('adminOrders', { query })
  expect(orders.pagination.total).toBe(data.customer.order_count)
  const own = db.tables.orders.filter(({ user_id }) => user_id === 1)
  expect(new Set(orders.orders.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
  const none = { params: { key: 'guest-999999' } }
  expect(await callError('adminCustomer', none)).toMatchObject({ status: 404 })
})
