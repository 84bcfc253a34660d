import { expect, test } from 'vitest'
import { moved } from './moved'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, 9, 'acb'],
  [7, 0, 'abc'],
])('from %i to %i makes %s of abc', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after)
})
