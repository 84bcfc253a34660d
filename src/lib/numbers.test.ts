import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCount, isMeasure, numberIn, wholeNumberIn } from './numbers'

test.each([
  [590000, 590000],
  ['590000', 590000],
  ['590000.00', 590000],
  ['590000.0000', 590000],
  [590000.4, 590000],
  ['0', 0],
  ['-3', -3],
  [' 5 ', undefined],
  ['', undefined],
  ['5e3', undefined],
  ['0x10', undefined],
  ['590,000', undefined],
  [null, undefined],
  [true, undefined],
  [[5], undefined],
  [Number.NaN, undefined],
  [2 ** 60, undefined],
])('%j is the whole number %j', (value, number) => {
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

test.each([
  ['', true],
  ['12', true],
  [' 3 ', true],
  ['1.5', false],
  ['-1', false],
  ['1e9', false],
  ['9007199254740993', false],
  ['mười', false],
])('%j counts things: %s', (text, ok) => expect(isCount(text)).toBe(ok))

test.each([
  ['', true],
  ['12', true],
  ['12,5', true],
  ['12.55', true],
  ['-1', false],
  ['1e9', false],
  ['12,', false],
  ['12cm', false],
])('%j is a length: %s', (text, ok) => expect(isMeasure(text)).toBe(ok))
