import { expect, test } from 'vitest'
import { billOf } from '@/domain/order/bill'
import {
  allowedTransitions,
  amountsOf,
  billOfRow,
  lookUpPause,
  orderCode,
  orderStatuses,
  orderTabs,
  paymentAfter,
  statusBefore,
} from './orders'

test('the two tabs hold every status once', () => {
  const inTabs = [...orderTabs.processing, ...orderTabs.completed]
  expect(inTabs.toSorted()).toEqual([...orderStatuses].toSorted())
})

test('cash is paid on delivery; what came, or may have come, of a cancelled order is not forgotten §10.18.7', () => {
  const pending = { status: 'pending', approval: null } as const
  const paid = { status: 'successful', approval: 'approved' } as const
  expect(paymentAfter('delivered', 'cod', pending)).toBe('successful')
  expect(paymentAfter('shipped', 'cod', pending)).toBe('pending')
  expect(paymentAfter('delivered', 'paypal', paid)).toBe('successful')
  expect(paymentAfter('cancelled', 'paypal', pending)).toBe('cancelled')
  expect(paymentAfter('cancelled', 'paypal', { ...pending, approval: 'approved' })).toBe('pending')
  expect(paymentAfter('cancelled', 'cod', { ...paid, approval: null })).toBe('successful')
  expect(paymentAfter('cancelled', 'paypal', { ...pending, status: 'failed' })).toBe('failed')
})

test('an order moves on or is called off; a move is taken back to where it came from', () => {
  expect(orderStatuses.map(allowedTransitions)).toEqual([
    ['processing', 'cancelled'],
    ['shipped', 'cancelled'],
    ['delivered', 'cancelled'],
    [],
    [],
  ])
  const before = [undefined, 'pending', 'processing', 'shipped', undefined]
  expect(orderStatuses.map(statusBefore)).toEqual(before)
})

test('an order keeps the amounts of its bill', () => {
  const amounts = { subtotal: 100, discount: -10, promotion: -5, coupon: -1, shipping: 30, tax: 8 }
  const lines = Object.entries(amounts).map(([code, amount]) => ({ code, label: '', amount }))
  expect(amountsOf({ lines, total: 122 })).toEqual({
    subtotal: 100,
    discount_amount: 16,
    shipping_amount: 30,
    credit: 0,
    total_amount: 122,
  })
})

test('the bill of an order that replaces returned things has what they pay of it, and what it was granted stays §10.17.6', () => {
  const row = { subtotal: 400, discount_amount: 10, shipping_amount: 30, coupon_code: null }
  const bill = billOfRow({ ...row, credit: 300 }, 'ML1')
  expect(bill.total).toBe(120)
  expect(bill.lines.at(-1)).toEqual({ code: 'exchange', label: 'ML1', amount: -300 })
  expect(amountsOf(bill)).toMatchObject({ discount_amount: 10, credit: 300, total_amount: 120 })
  expect(billOfRow({ ...row, credit: 0 }, 'ML1').lines).toHaveLength(3)
  expect(billOfRow({ ...row, credit: 0 }, null)).toEqual(billOf(400, { shipping: 30 }))
})

test('the fifth miss within a quarter of an hour closes the look-up until the first of them is that old', () => {
  const now = new Date('2026-11-21T02:00:00Z')
  const missed = (...minutes: number[]) =>
    minutes.map((ago) => ({ at: new Date(now.getTime() - ago * 60_000).toISOString() }))
  expect(lookUpPause(missed(9, 8, 7, 6), now)).toBe(0)
  expect(lookUpPause(missed(15, 9, 8, 7, 6), now)).toBe(0)
  expect(lookUpPause(missed(12, 9, 8, 7, 6, 5), now)).toBe(6 * 60)
})

test('the code of an order has the day in the shop', () => {
  expect(orderCode(42, new Date('2026-11-20T18:00:00Z'))).toBe('ML261121-0042')
})
