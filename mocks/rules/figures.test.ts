import { expect, test } from 'vitest'
import type { OrderRow } from '../db/tables'
import { seedTables } from '../seed/world'
import {
  isValidRange,
  kpisOf,
  ordersIn,
  paymentSplit,
  rangeBefore,
  revenueByDay,
  salesByProduct,
} from './figures'

const tables = seedTables({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const sample = tables.orders[0]!
const item = tables.order_items[0]!

const order = (created_at: string, total_amount: number, changes: Partial<OrderRow> = {}) => ({
  ...sample,
  status: 'delivered' as const,
  payment_method: 'cod' as const,
  created_at,
  total_amount,
  ...changes,
})
const cancelled = { status: 'cancelled' as const }

test('a range is its days in Việt Nam, both ends included', () => {
  const orders = [order('2026-11-19T16:59:59Z', 1), order('2026-11-19T17:00:00Z', 2)]
  const range = { from: '2026-11-20', to: '2026-11-20' }
  expect(ordersIn(orders, range).map(({ total_amount }) => total_amount)).toEqual([2])
})

test('the period before is as long and ends the day before', () => {
  expect(rangeBefore({ from: '2026-11-15', to: '2026-11-21' })).toEqual({
    from: '2026-11-08',
    to: '2026-11-14',
  })
})

test('a range does not end before it starts, and is a year at most', () => {
  expect(isValidRange({ from: '2026-11-21', to: '2026-11-21' })).toBe(true)
  expect(isValidRange({ from: '2026-11-21', to: '2026-11-20' })).toBe(false)
  expect(isValidRange({ from: '2020-01-01', to: '2026-11-20' })).toBe(false)
})

test('cancelled orders count, but bring no revenue §10.3.1e', () => {
  const at = '2026-11-20T05:00:00Z'
  const orders = [order(at, 100), order(at, 201), order(at, 999, cancelled)]
  expect(kpisOf(orders, [])).toEqual({
    revenue: { current: 301, previous: 0 },
    orders: { current: 3, previous: 0 },
    average_value: { current: 151, previous: 0 },
    cancellation_rate: { current: expect.closeTo(1 / 3), previous: 0 },
  })
})

test('days without orders are included; beside an amount only its own orders count §10.3.1f', () => {
  const orders = [order('2026-11-20T05:00:00Z', 100), order('2026-11-20T06:00:00Z', 50, cancelled)]
  expect(revenueByDay(orders, { from: '2026-11-19', to: '2026-11-20' })).toEqual([
    { date: '2026-11-19', revenue: 0, orders: 0 },
    { date: '2026-11-20', revenue: 100, orders: 1 },
  ])
})

test('both payment methods are included, used or not; both halves are of the same orders §10.3.1f', () => {
  const at = '2026-11-20T05:00:00Z'
  expect(paymentSplit([order(at, 100), order(at, 999, cancelled)])).toEqual([
    { payment_method: 'cod', orders: 1, revenue: 100 },
    { payment_method: 'paypal', orders: 0, revenue: 0 },
  ])
})

test('products rank by the units they sold', () => {
  const sale = (product_id: number, quantity: number, price: number) => ({
    ...item,
    product_id,
    quantity,
    price,
  })
  const sales = salesByProduct([sale(1, 1, 900), sale(2, 1, 100), sale(2, 2, 100)])
  expect(sales).toMatchObject([
    { id: 2, quantity: 3, revenue: 300 },
    { id: 1, quantity: 1, revenue: 900 },
  ])
})
