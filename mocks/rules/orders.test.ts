import { describe, expect, test } from 'vitest'
import { billOf } from '@/domain/order/bill'
import { amountsOf, billOfRow, paymentAfter } from './orders'
import { formatUsd, usdCentsOf, usdOf } from './payments'
import { isLow } from './stock'

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

test('the bill of an order that replaces returned things has what they pay of it, and what it was granted stays §10.17.6', () => {
  const row = { subtotal: 400, discount_amount: 10, shipping_amount: 30, coupon_code: null }
  const bill = billOfRow({ ...row, credit: 300 }, 'ML1')
  expect(bill.total).toBe(120)
  expect(bill.lines.at(-1)).toEqual({ code: 'exchange', label: 'ML1', amount: -300 })
  expect(amountsOf(bill)).toMatchObject({ discount_amount: 10, credit: 300, total_amount: 120 })
  expect(billOfRow({ ...row, credit: 0 }, 'ML1').lines).toHaveLength(3)
  expect(billOfRow({ ...row, credit: 0 }, null)).toEqual(billOf(400, { shipping: 30 }))
})

describe('an amount for PayPal', () => {
  test('is in dollars and whole cents', () => {
    expect(usdCentsOf(260_000)).toBe(1000)
    expect(usdCentsOf(515_000)).toBe(1981)
    expect(usdCentsOf(0)).toBe(0)
    expect(usdOf(515_000)).toEqual({ amount: 19.81, rate: 26_000 })
  })

  test('is written in the language of the page', () => {
    expect(formatUsd(1981, 'en')).toBe('19.81\u00a0USD')
    expect(formatUsd(1981, 'vi')).toBe('19,81\u00a0USD')
  })
})

test('what is sold out does not run low', () => {
  expect([0, 1, 5, 6].map(isLow)).toEqual([false, true, true, false])
})
