import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartDiscount, cartTotal, orderTotals, subtotalOf } from './totals'

describe('cart total', () => {
  test('is the selected subtotal minus the discount line §2.9.2', () => {
    expect(cartTotal(500_000)).toBe(350_000)
  })

  test('takes off no more than there is, and nothing where nothing is selected §9.7c', () => {
    expect(cartDiscount(500_000)).toBe(150_000)
    expect(cartDiscount(99_000)).toBe(99_000)
    expect(cartDiscount(0)).toBe(0)
    const addsUp = (subtotal: number) =>
      cartTotal(subtotal) >= 0 && cartTotal(subtotal) === subtotal - cartDiscount(subtotal)
    fc.assert(fc.property(fc.nat(), addsUp))
  })
})

describe('order totals', () => {
  test('are subtotal plus shipping minus promotion §2.10.3 §9.7a §9.7e', () => {
    expect(orderTotals(500_000)).toEqual({
      subtotal: 500_000,
      shipping: 30_000,
      discount: 15_000,
      total: 515_000,
    })
  })

  test('with a coupon, 14 % of the subtotal replaces the promotion, in whole VND §9.7f', () => {
    expect(orderTotals(499_999, true)).toMatchObject({ discount: 70_000, total: 459_999 })
    expect(orderTotals(0, true)).toMatchObject({ discount: 0, total: 30_000 })
  })
})

describe('subtotal', () => {
  test('is unit price times quantity over all lines', () => {
    const lines = [
      { price: 250_000, quantity: 2 },
      { price: 99_000, quantity: 1 },
    ]
    expect(subtotalOf(lines)).toBe(599_000)
    expect(subtotalOf([])).toBe(0)
  })

  test('stays whole for the largest cart', () => {
    const lines = Array.from({ length: 1000 }, () => ({ price: 9_000_000, quantity: 999 }))
    expect(Number.isSafeInteger(subtotalOf(lines))).toBe(true)
  })
})
