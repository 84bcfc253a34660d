import { expect, test } from 'vitest'
import { largeWorld } from '../seed/large'
import { createWorld } from '../seed/world'
import { customersOf, ordersBeside, refusedBeside, sumsOf } from './customers'

const world = createWorld({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const [shopper, staff] = world.users
const [one, two, three] = world.orders
if (!shopper || !staff || !one || !two || !three) throw new Error('The seed has no customers')
const at = (day: number) => `2026-11-${day}T02:00:00.000Z`

test('orders without an account belong together by phone number, however it was written §10.12.1a §10.12.2 §10.12.3 §10.12.4 §10.12.5a', () => {
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

test('an account keeps its orders under any number; its number alone makes no order its own §10.12.2', () => {
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

test('what came of the other orders of a customer, her own order aside §10.6.12', () => {
  const guest = { user_id: null, phone: '0912 345 678' }
  const orders = [
    { ...one, ...guest, id: 1, status: 'cancelled', carrier: 'GHN', created_at: at(10) } as const,
    { ...one, ...guest, id: 2, phone: '+84912345678', created_at: at(12) },
    { ...one, ...guest, id: 3, phone: '0999999999', status: 'cancelled', carrier: 'GHN' } as const,
    { ...one, ...guest, id: 4, created_at: at(11) },
  ]
  const [refused, fresh, other] = orders
  if (!refused || !fresh || !other) throw new Error('no orders')
  expect([refused, fresh, other].map(refusedBeside(orders))).toEqual([0, 1, 0])
  expect(ordersBeside(orders, fresh).map(({ id }) => id)).toEqual([4, 1])
})

test('sums count the money of delivered orders only, and parcels that came back §10.12.3 §10.12.6', () => {
  const orders = [
    { ...one, status: 'shipped', total_amount: 1, created_at: at(15) } as const,
    { ...one, status: 'delivered', total_amount: 20 } as const,
    { ...one, status: 'delivered', total_amount: 300 } as const,
    { ...one, status: 'cancelled', total_amount: 4000, carrier: '' } as const,
    { ...one, status: 'cancelled', total_amount: 50_000, carrier: 'Viettel Post' } as const,
  ]
  expect(sumsOf(orders)).toEqual({
    order_count: 5,
    delivered_count: 2,
    delivered_total: 320,
    cancelled_count: 2,
    refused_count: 1,
    last_order_at: at(15),
  })
  expect(sumsOf([])).toMatchObject({ order_count: 0, last_order_at: null })
})

test('the customers of 10,000 orders have all of them', () => {
  const { users, orders } = largeWorld(world)
  const groups = customersOf(users, orders)
  expect(groups.reduce((sum, group) => sum + group.orders.length, 0)).toBe(orders.length)
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
})
