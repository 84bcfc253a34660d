import { expect, test } from 'vitest'
import type { OrderStatus } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { canReturn } from '@/domain/returns/returns'
import { shopDay } from '@/lib/dates'
import { createDatabase } from '../db/database'
import { orderOf } from '../handlers/serialize/order'
import { accounts } from './accounts'
import { threeTierUnits } from './addresses/administrative'
import { createWorld } from './world'

const now = new Date('2026-11-21T03:00:00Z')
const { orders, order_items, order_events, payments, users } = createWorld({
  seed: 1,
  now,
  assetBase: '',
})
const statuses: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

test('there are sixty orders in the last sixty days, ids in the order of time', () => {
  expect(orders).toHaveLength(60)
  const times = orders.map((order) => order.created_at)
  expect(times).toEqual(times.toSorted())
  expect(now.getTime() - new Date(times[0] ?? '').getTime()).toBeLessThan(60 * 86_400_000)
  expect(new Set(orders.map((order) => order.code)).size).toBe(60)
})

test('the shopper has an order in every status §2.12.4b', () => {
  const own = orders.filter((order) => order.user_id === accounts.shopper.id)
  expect(new Set(own.map((order) => order.status))).toEqual(new Set(statuses))
})

test('of what was delivered one can be returned, one no longer, and one is asked back, whatever the day §2.16.6', () => {
  for (const day of [now, new Date('2027-02-28T16:30:00Z')]) {
    const world = createWorld({ seed: 1, now: day, assetBase: '' })
    const db = createDatabase(world)
    const own = world.orders.filter(({ user_id }) => user_id === accounts.shopper.id)
    const open = own.map((order) => canReturn(orderOf(db, order), shopDay(day)))
    expect(open.filter(Boolean)).toHaveLength(1)
    expect(own.filter(({ status }) => status === 'delivered').length).toBeGreaterThan(1)
    expect(world.order_returns.map(({ state }) => state)).toEqual(['refunded', 'requested'])
  }
})

test('the amounts are those of the bill', () => {
  for (const order of orders) {
    const items = order_items.filter((item) => item.order_id === order.id)
    expect(items.length).toBeGreaterThan(0)
    const { subtotal, discount_amount, shipping_amount, total_amount } = order
    expect(total_amount).toBe(billOf(subtotalOf(items)).total)
    expect(total_amount).toBe(subtotal - discount_amount + shipping_amount)
  }
})

test('the timeline starts pending, ends in the status of the order and runs forwards', () => {
  for (const order of orders) {
    const events = order_events.filter((event) => event.order_id === order.id)
    expect(events[0]).toMatchObject({ status: 'pending', at: order.created_at, by: 'system' })
    expect(events.at(-1)).toMatchObject({ status: order.status, at: order.updated_at })
    const times = events.map((event) => event.at)
    expect(times).toEqual([...new Set(times)].toSorted())
  }
})

test('every order goes to a ward of its district and province', () => {
  for (const { province_id, district_id, ward_id } of orders) {
    expect(threeTierUnits.wards.find((ward) => ward.id === ward_id)?.district_id).toBe(district_id)
    const district = threeTierUnits.districts.find((unit) => unit.id === district_id)
    expect(district?.province_id).toBe(province_id)
  }
})

test('every order has one payment; only PayPal payments have a token', () => {
  expect(payments.map((payment) => payment.order_id)).toEqual(orders.map((order) => order.id))
  for (const payment of payments) expect(payment.token !== null).toBe(payment.method === 'paypal')
})

test('shopper and staff can sign in', () => {
  const [shopper, staff] = users
  expect(shopper).toMatchObject({ ...accounts.shopper, is_staff: false })
  expect(staff).toMatchObject({ ...accounts.staff, is_staff: true })
  expect(users.filter((user) => user.is_staff)).toHaveLength(4)
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length)
})
