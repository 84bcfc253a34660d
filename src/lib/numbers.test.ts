import { expect, test } from 'vitest'
import { formatVnd, readNumber, twoDigits, nextQuantity, wholeNumberIn } from './numbers'

test.each([
  [590000, 590000],
  ['590000', 590000],
  ['590000.00', 590000],
  ['590000.0000', 590000],
  [590000.4, 590000],
  ['0', 0],
  ['-3', -3],
  [' 5 ', 5],
  ['', undefined],
  ['5e3', undefined],
  ['0x10', undefined],
  ['590,000', undefined],
  [null, undefined],
  [true, undefined],
  [[5], undefined],
  [Number.NaN, undefined],
  [2 ** 60, undefined],
])('%j is the whole number %j §11.3.1', (value, number) => {
  expect(wholeNumberIn(value)).toBe(number)
})

test('a text that a database and a reader understand differently gives no number', () => {
  expect(readNumber('590.000')).toBeUndefined()
  expect(readNumber('12.500')).toBeUndefined()
  expect(readNumber('12.5')).toBe(12.5)
})

test.each([
  [0, '0VND'],
  [999, '999VND'],
  [1000, '1.000VND'],
  [250_000, '250.000VND'],
  [12_345_678, '12.345.678VND'],
])('%i VND is printed %s §9.8', (amount, printed) => {
  expect(formatVnd(amount)).toBe(printed)
})

test('an amount contains no place for a line break §9.8', () => {
  expect(formatVnd(1_250_000)).not.toMatch(/[\s-]/)
})

test.each([
  [0, '00'],
  [3, '03'],
  [12, '12'],
  [120, '120'],
])('%i shows as %s §4.5.3', (quantity, shown) => expect(twoDigits(quantity)).toBe(shown))

test('steps stay between the smallest and the largest quantity', () => {
  expect(nextQuantity(2, 1, { min: 1, max: 5 })).toBe(3)
  expect(nextQuantity(5, 1, { min: 1, max: 5 })).toBe(5)
  expect(nextQuantity(1, -1, { min: 1 })).toBe(1)
  expect(nextQuantity(1, -1, { min: 0 })).toBe(0)
})

test('a quantity outside the range comes back into it', () => {
  expect(nextQuantity(9, -1, { min: 1, max: 5 })).toBe(5)
  expect(nextQuantity(Number.NaN, 1, { min: 1 })).toBe(1)
})
