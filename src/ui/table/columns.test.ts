import { expect, test } from 'vitest'
import { ariaSort, nextSort } from './columns'

test.each([
  [undefined, 'name'],
  ['price', 'name'],
  ['-name', 'name'],
  ['name', '-name'],
])('sorted by %s, a press on the name sorts by %s', (current, next) => {
  expect(nextSort(current, 'name')).toBe(next)
})

test.each([
  ['name', 'ascending'],
  ['-name', 'descending'],
  ['price', undefined],
  [undefined, undefined],
] as const)('sorted by %s, the head of the name says %s', (current, said) => {
  expect(ariaSort(current, 'name')).toBe(said)
})
