import { expect, test } from 'vitest'
import { byTimes, isPermutation, keepList, pageOf, sortParts } from './lists'

const items = Array.from({ length: 25 }, (_, index) => index)

test('a page has its items and its position in the list §9.11c §11.1.5', () => {
  expect(pageOf(items, { page: 3, per_page: 12 })).toEqual({
    items: [24],
    pagination: { current_page: 3, last_page: 3, per_page: 12, total: 25 },
  })
})

test('an empty list has one page', () => {
  expect(pageOf([], { page: 1, per_page: 12 }).pagination).toMatchObject({ last_page: 1, total: 0 })
})

test('a new order has every known key once', () => {
  expect(isPermutation([3, 1, 2], [1, 2, 3])).toBe(true)
  for (const order of [[1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 3], []]) {
    expect(isPermutation(order, [1, 2, 3])).toBe(false)
  }
})

test('a list is kept for its next page, and made again for another query and after a write', () => {
  const kept = keepList<number>()
  let made = 0
  const listOf = (rows: readonly number[], query: object) => {
    const make = () => {
      made += 1
      return [...rows]
    }
    return kept([rows], query, make)
  }
  const first = listOf(items, { q: 'a', page: 1, per_page: 10 })
  expect(listOf(items, { q: 'a', page: 2, per_page: 10 })).toBe(first)
  expect(made).toBe(1)
  listOf(items, { q: 'b', page: 2, per_page: 10 })
  expect(made).toBe(2)
  expect(listOf([1], { q: 'b', page: 2, per_page: 10 })).toEqual([1])
})

test('a minus sorts from high to low; equal dates sort by id', () => {
  expect(sortParts('name')).toEqual({ column: 'name', direction: 1 })
  expect(sortParts('-name')).toEqual({ column: 'name', direction: -1 })
  const made = ([id, day]: [number, number]) => ({ id, created_at: `2026-01-0${day}` })
  const rows = (
    [
      [2, 2],
      [1, 2],
      [3, 1],
    ] as Array<[number, number]>
  ).map(made)
  expect(rows.toSorted(byTimes).map(({ id }) => id)).toEqual([3, 1, 2])
})
