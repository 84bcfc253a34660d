import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberIn, wholeNumberIn } from './numbers'

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

test('a text that a database and a reader understand differently is no number', () => {
  expect(numberIn('590.000')).toBeUndefined()
  expect(numberIn('12.500')).toBeUndefined()
  expect(numberIn('12.5')).toBe(12.5)
})

test('a whole number is the same with any count of zeros behind the point', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(0, 1, 2, 4), (number, decimals) => {
      expect(wholeNumberIn(number.toFixed(decimals))).toBe(number)
    }),
  )
})
