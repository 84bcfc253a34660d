import { expect, test } from 'vitest'
import { padded, stepped } from './quantity'

test.each([
  [0, '00'],
  [3, '03'],
  [12, '12'],
  [120, '120'],
])('%i shows as %s §9.5', (quantity, shown) => expect(padded(quantity)).toBe(shown))

test('steps stay between the smallest and the largest quantity', () => {
  expect(stepped(2, 1, { min: 1, max: 5 })).toBe(3)
  expect(stepped(5, 1, { min: 1, max: 5 })).toBe(5)
  expect(stepped(1, -1, { min: 1 })).toBe(1)
  expect(stepped(1, -1, { min: 0 })).toBe(0)
})

test('a quantity outside the range comes back into it', () => {
  expect(stepped(9, -1, { min: 1, max: 5 })).toBe(5)
  expect(stepped(Number.NaN, 1, { min: 1 })).toBe(1)
})
