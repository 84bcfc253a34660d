import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billDifference,
  billOf,
  cartBill,
  chargedBill,
  fixedDiscounts,
  deliveryFee,
  subtotalOf,
  tidyCouponCode,
} from './bill'

const amountsOf = ({ lines }: { lines: readonly { code: string; amount: number }[] }) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))

describe('bill of an order', () => {
  test('is the subtotal less discount, plus delivery, less promotion §2.10.1 §9.7a §9.7e', () => {
    const bill = billOf(500_000)
    expect(amountsOf(bill)).toEqual({
      subtotal: 500_000,
      discount: -150_000,
      shipping: 30_000,
      promotion: -15_000,
    })
    expect(bill.total).toBe(365_000)
  })

  test.each([
    { subtotal: 99_000, discount: -99_000, total: 15_000 },
    { subtotal: 150_000, discount: -150_000, total: 15_000 },
    { subtotal: 150_001, discount: -150_000, total: 15_001 },
  ])(
    'has a discount of at most its subtotal of $subtotal §9.7a',
    ({ subtotal, discount, total }) => {
      const bill = billOf(subtotal)
      expect(amountsOf(bill)['discount']).toBe(discount)
      expect(bill.total).toBe(total)
    },
  )

  test('has no discount, no delivery and no total for an empty order §9.7a', () => {
    expect(billOf(0, { coupon: 'MOCLAN14' })).toEqual({
      lines: [{ code: 'subtotal', label: '', amount: 0 }],
      total: 0,
    })
  })

  test('has the discount of a coupon instead of the promotion §9.7f', () => {
    const bill = billOf(499_999, { coupon: 'MOCLAN14', granted: 70_000 })
    expect(bill.lines.at(-1)).toEqual({ code: 'coupon', label: 'MOCLAN14', amount: -70_000 })
    expect(amountsOf(bill)).not.toHaveProperty('promotion')
    expect(bill.total).toBe(309_999)
  })

  test('has a coupon discount of at most the rest of the goods’ price §9.7f', () => {
    expect(billOf(500_000, { coupon: 'LUA', granted: 50_000 }).total).toBe(330_000)
    const bill = billOf(200_000, { coupon: 'LUA', granted: 90_000 })
    expect(bill.lines.at(-1)).toEqual({ code: 'coupon', label: 'LUA', amount: -50_000 })
    expect(bill.total, 'delivery').toBe(30_000)
  })

  test('adds up, and never falls below zero', () => {
    const coupon = fc.constantFrom(null, 'MOCLAN14')
    fc.assert(
      fc.property(fc.nat(), coupon, fc.nat(60_000), (subtotal, code, shipping) => {
        const { lines, total } = billOf(subtotal, { coupon: code, granted: shipping, shipping })
        const sum = lines.reduce((before, { amount }) => before + amount, 0)
        return total === Math.max(0, sum) && lines.slice(1).every(({ amount }) => amount !== 0)
      }),
    )
  })
})

test('the cart shows the bill before delivery and promotion §2.9.1 §9.7e', () => {
  const order = billOf(500_000)
  const cart = cartBill(order)
  expect(amountsOf(cart)).toEqual({ subtotal: 500_000, discount: -150_000 })
  expect(cart.total).toBe(350_000)
  expect(order.total - cart.total).toBe(deliveryFee() - fixedDiscounts.promotion)
})

describe('bill of a placed order', () => {
  const amounts = { subtotal: 500_000, discount_amount: 165_000, total_amount: 365_000 }

  test('has the lines and the total of the host, whatever they add up to §9.7g', () => {
    const lines = [{ code: 'gift_wrap', label: 'Gói quà', amount: 20_000 }]
    const order = { ...amounts, shipping_amount: 30_000, bill: { lines, total: 1 } }
    expect(chargedBill(order)).toEqual({ lines, total: 365_000 })
  })

  test.each([
    { shipping: 30_000, delivery: { shipping: 30_000 } },
    { shipping: null, delivery: {} },
  ])(
    'is made from single amounts when the host sends no bill: delivery $shipping',
    ({ shipping, delivery }) => {
      const bill = chargedBill({ ...amounts, shipping_amount: shipping, bill: null })
      expect(amountsOf(bill)).toEqual({ subtotal: 500_000, reduction: -165_000, ...delivery })
      expect(bill.total).toBe(365_000)
    },
  )
})

test('a difference has both totals and each line that changed, came or went', () => {
  const after = billOf(500_000, { coupon: 'MOCLAN14', granted: 70_000, shipping: 45_000 })
  expect(billDifference(billOf(500_000), after)).toEqual({
    before: 365_000,
    after: 325_000,
    changes: [
      { code: 'shipping', label: '', before: 30_000, after: 45_000 },
      { code: 'coupon', label: 'MOCLAN14', before: null, after: -70_000 },
      { code: 'promotion', label: '', before: -15_000, after: null },
    ],
  })
  expect(billDifference(after, after).changes).toEqual([])
})

test('subtotal is unit price times quantity, whole for the largest cart', () => {
  expect(
    subtotalOf([
      { price: 250_000, quantity: 2 },
      { price: 99_000, quantity: 1 },
    ]),
  ).toBe(599_000)
  expect(subtotalOf([])).toBe(0)
  const largest = Array.from({ length: 1000 }, () => ({ price: 9_000_000, quantity: 999 }))
  expect(Number.isSafeInteger(subtotalOf(largest))).toBe(true)
})

test.each([
  ['MOCLAN14', 'MOCLAN14'],
  [' moclan 14\u200b\n', 'MOCLAN14'],
  ['tết2027', 'TẾT2027'],
  ['', null],
  [' \u00a0 ', null],
])('%j is sent as %j', (typed, sent) => expect(tidyCouponCode(typed)).toBe(sent))
