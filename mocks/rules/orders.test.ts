import { describe, expect, test } from 'vitest'
import { paymentAfter } from './orders'
import { formatUsd, usdCentsOf, usdOf } from './payments'
import { isLowStock } from './stock'

test('cash is paid on delivery, and a cancelled order keeps the status of money that came or may have come §10.18.7', () => {
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

test('a sold-out variant does not count as low stock', () => {
  expect([0, 1, 5, 6].map(isLowStock)).toEqual([false, true, true, false])
})
