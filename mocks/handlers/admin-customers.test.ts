import { expect } from 'vitest'
import { createWorld } from '../seed/world'
import { customersOf, otherOrdersOf, refusedCounter, orderSumsOf } from './admin-customers'
import { test } from './test-client'

test('a customer is found in any spelling §10.12.1 §10.12.4', async ({ call }) => {
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

test('customers sort by the sums of their orders §10.12.1', async ({ call, db }) => {
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

test('a customer has addresses and orders, no password §10.12.5', async ({ client }) => {
  const { call, callError, db } = client
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

const world = createWorld({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const [shopper, staff] = world.users
const [one, two, three] = world.orders
if (!shopper || !staff || !one || !two || !three) throw new Error('The seed has no customers')
const at = (day: number) => `2026-11-${day}T02:00:00.000Z`

test('orders without an account are grouped by phone number, in any spelling §10.12.1 §10.12.4 §10.12.5', () => {
  const guest = { user_id: null }
  const orders = [
    { ...one, ...guest, id: 1, phone: '0912 345 678', created_at: at(10) },
    { ...two, ...guest, id: 2, phone: '+84 (0)912.345.678', created_at: at(12) },
    { ...three, ...guest, id: 3, phone: '0084912345678', created_at: at(11) },
    { ...three, ...guest, id: 4, phone: '0912345679', created_at: at(13) },
    { ...three, ...guest, id: 5, phone: '?', created_at: at(14) },
    { ...three, ...guest, id: 6, phone: '-', created_at: at(15) },
  ]
  const groups = customersOf([], orders).map(({ key, orders: own }) => [
    key,
    own.map(({ id }) => id),
  ])
  expect(groups).toEqual([
    ['guest-1', [2, 3, 1]],
    ['guest-4', [4]],
    ['guest-5', [5]],
    ['guest-6', [6]],
  ])
})

test('an account has its own orders only, not those with its number §10.12.1', () => {
  const orders = [
    { ...one, id: 1, user_id: shopper.id, phone: '0999999999' },
    { ...two, id: 2, user_id: null, phone: shopper.phone },
  ]
  const groups = customersOf([shopper, staff], orders)
  expect(groups.map(({ key, orders: own }) => [key, own.length])).toEqual([
    [`user-${shopper.id}`, 1],
    ['guest-2', 1],
  ])
})

test('orders of the same customer are counted without this order §10.6.12', () => {
  const guest = { user_id: null, phone: '0912 345 678' }
  const orders = [
    { ...one, ...guest, id: 1, status: 'cancelled', carrier: 'GHN', created_at: at(10) } as const,
    { ...one, ...guest, id: 2, phone: '+84912345678', created_at: at(12) },
    { ...one, ...guest, id: 3, phone: '0999999999', status: 'cancelled', carrier: 'GHN' } as const,
    { ...one, ...guest, id: 4, created_at: at(11) },
  ]
  const [refused, fresh, other] = orders
  if (!refused || !fresh || !other) throw new Error('no orders')
  expect([refused, fresh, other].map(refusedCounter(orders))).toEqual([0, 1, 0])
  expect(otherOrdersOf(orders, fresh).map(({ id }) => id)).toEqual([4, 1])
})

test('sums count the money of delivered orders and the parcels that came back §10.12.1 §10.12.4', () => {
  const orders = [
    { ...one, status: 'shipped', total_amount: 1, created_at: at(15) } as const,
    { ...one, status: 'delivered', total_amount: 20 } as const,
    { ...one, status: 'delivered', total_amount: 300 } as const,
    { ...one, status: 'cancelled', total_amount: 4000, carrier: '' } as const,
    { ...one, status: 'cancelled', total_amount: 50_000, carrier: 'Viettel Post' } as const,
  ]
  expect(orderSumsOf(orders)).toEqual({
    order_count: 5,
    delivered_count: 2,
    delivered_total: 320,
    cancelled_count: 2,
    refused_count: 1,
    last_order_at: at(15),
  })
  expect(orderSumsOf([])).toMatchObject({ order_count: 0, last_order_at: null })
})
