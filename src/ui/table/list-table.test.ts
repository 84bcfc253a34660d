import { expect, test } from 'vitest'
import { nextSortOrder, sortingStateOf } from './list-table'

test.each([
  ['name', { id: 'name', desc: false }],
  ['-price', { id: 'price', desc: true }],
])('the order %s is the state %j', (order, state) => {
  expect(sortingStateOf(order)).toEqual([state])
})

test.each([
  ['price', [{ id: 'name', desc: false }], 'name'],
  ['name', [{ id: 'name', desc: true }], '-name'],
  ['-name', [], '-name'],
])('from %s to the state %j the order is %s', (order, state, next) => {
  expect(nextSortOrder(order, state)).toBe(next)
})
