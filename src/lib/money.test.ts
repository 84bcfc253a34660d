import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatVnd } from './money'

test.each([
  [0, '0VND'],
  [999, '999VND'],
  [1000, '1.000VND'],
  [250_000, '250.000VND'],
  [12_345_678, '12.345.678VND'],
])('%i VND is printed %s §9.8', (amount, printed) => {
  expect(formatVnd(amount)).toBe(printed)
})

test('an amount contains nowhere to break a line §9.8', () => {
  expect(formatVnd(1_250_000)).not.toMatch(/[\s-]/)
})

test('amounts are grouped as Vietnamese numbers are', () => {
  const vietnamese = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(
      fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
      (amount) => {
        expect(formatVnd(amount)).toBe(`${vietnamese.format(amount)}VND`)
      },
    ),
  )
})
