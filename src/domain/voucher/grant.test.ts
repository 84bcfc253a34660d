import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { voucherGrant } from './grant'

const [shirt, dress, dresses] = [1, 2, 20]
const line = (product: number, price: number, categories: number[] = []) => ({
  product,
  categories,
  price,
  quantity: 1,
})
const ofGoods = { percent: null, amount: null, minimum: null, is_for_all: false }
const terms = { ...ofGoods, is_for_all: true, products: [], categories: [] }

describe('the discount of a voucher', () => {
  const lines = [line(shirt, 400_000), line(dress, 600_000, [21, dresses])]

  test('is a percentage or an amount of the goods that earn it §10.19.6', () => {
    expect(voucherGrant({ ...terms, percent: 10 }, lines)).toMatchObject({ granted: 100_000 })
    expect(voucherGrant({ ...terms, amount: 50_000 }, lines)).toMatchObject({ granted: 50_000 })
    const forDresses = { ...terms, is_for_all: false, categories: [{ id: dresses }] }
    const isEarned = [false, true]
    expect(voucherGrant({ ...forDresses, percent: 10 }, lines)).toEqual({
      granted: 60_000,
      isEarned,
    })
    const forBoth = { ...forDresses, products: [{ id: shirt }] }
    expect(voucherGrant({ ...forBoth, percent: 10 }, lines)).toMatchObject({ granted: 100_000 })
  })

  test('does not exist for other goods, below the minimum, or below the promotion §10.19.7', () => {
    const problem = (own: object, price = 400_000) =>
      voucherGrant({ ...terms, percent: 14, ...own }, [line(shirt, price)])
    expect(problem({ is_for_all: false })).toEqual({ problem: 'goods' })
    expect(problem({ minimum: 400_001 })).toEqual({ problem: 'minimum' })
    expect(problem({}, 107_000)).toEqual({ problem: 'less' })
  })

  test('is whole VND and at most its goods, and the bill adds up, for any order §10.19.6', () => {
    const goods = fc.record({
      product: fc.nat(4),
      categories: fc.array(fc.nat(4), { maxLength: 2 }),
      price: fc.integer({ min: 1, max: 3_000_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    const ids = fc.array(fc.record({ id: fc.nat(4) }), { maxLength: 2 })
    const worth = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 5_000_000 }) }),
    )
    fc.assert(
      fc.property(
        fc.array(goods, { minLength: 1, maxLength: 5 }),
        worth,
        ids,
        ids,
        fc.record({
          is_for_all: fc.boolean(),
          minimum: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
        }),
        (wanted, off, products, categories, { is_for_all, minimum }) => {
          const voucher = { ...off, minimum, is_for_all, products, categories }
          const grant = voucherGrant(voucher, wanted)
          if ('problem' in grant) return
          const isFor = ({ product, categories: own }: (typeof wanted)[number]) =>
            is_for_all ||
            products.some(({ id }) => id === product) ||
            categories.some(({ id }) => own.includes(id))
          const own = subtotalOf(wanted.filter(isFor))
          expect(Number.isInteger(grant.granted)).toBe(true)
          expect(grant.granted).toBeLessThanOrEqual(own)
          expect(own).toBeGreaterThanOrEqual(minimum ?? 0)
          const bill = billOf(subtotalOf(wanted), { coupon: 'A', granted: grant.granted })
          expect(bill.lines.reduce((total, { amount }) => total + amount, 0)).toBe(bill.total)
          expect(bill.total).toBeLessThanOrEqual(billOf(subtotalOf(wanted)).total)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
