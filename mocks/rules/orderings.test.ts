import { expect, test } from 'vitest'
import { isPermutation, sortParts } from './orderings'

test('a new order names everything once', () => {
  expect(isPermutation([3, 1, 2], [1, 2, 3])).toBe(true)
  for (const order of [[1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 3], []]) {
    expect(isPermutation(order, [1, 2, 3])).toBe(false)
  }
})

test('a minus turns a sort round', () => {
  expect(sortParts('-price')).toEqual({ column: 'price', direction: -1 })
  expect(sortParts('name')).toEqual({ column: 'name', direction: 1 })
})
