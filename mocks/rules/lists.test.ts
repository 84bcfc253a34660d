import { expect, test } from 'vitest'
import {
  byCreation,
  freeSlug,
  isOutdated,
  isSlug,
  nextVersion,
  pageOf,
  parseSort,
  dayRangeTest,
} from './lists'

const items = Array.from({ length: 25 }, (_, index) => index)

test('a page has its items and its position in the list §9.11 §11.1.4', () => {
  expect(pageOf(items, { page: 3, per_page: 12 })).toEqual({
    items: [24],
    pagination: { current_page: 3, last_page: 3, per_page: 12, total: 25 },
  })
})

test('a minus sorts from high to low; equal dates sort by id', () => {
  expect(parseSort('name')).toEqual({ column: 'name', direction: 1 })
  expect(parseSort('-name')).toEqual({ column: 'name', direction: -1 })
  const made = ([id, day]: [number, number]) => ({ id, created_at: `2026-01-0${day}` })
  const rows = (
    [
      [2, 2],
      [1, 2],
      [3, 1],
    ] as Array<[number, number]>
  ).map(made)
  expect(rows.toSorted(byCreation).map(({ id }) => id)).toEqual([3, 1, 2])
})

const free = (name: string, ...taken: string[]) =>
  freeSlug(name, (slug) => taken.includes(slug), 'san-pham')

test('a fixed part of a path is never a slug §11.1.6', () => {
  expect(free('By category')).toBe('by-category-2')
  expect(isSlug('by-ids')).toBe(false)
})

test('a written slug is small letters, digits and single hyphens', () => {
  expect(isSlug('ao-dai-2026')).toBe(true)
  for (const text of ['Áo', 'ao--dai', '-ao', 'ao/dai', '']) expect(isSlug(text)).toBe(false)
})

const at = '2026-11-21T02:00:00.000Z'

test('two versions differ even if the clock does not run or goes back', () => {
  expect(nextVersion(at, new Date(at))).toBe('2026-11-21T02:00:00.001Z')
  expect(nextVersion(at, new Date('2020-01-01'))).toBe('2026-11-21T02:00:00.001Z')
})

test('an edit of an older version is outdated, in any way of writing the time', () => {
  expect(isOutdated('2026-11-21T09:00:00+07:00', at)).toBe(false)
  expect(isOutdated('2026-11-21T01:59:59Z', at)).toBe(true)
  expect(isOutdated(undefined, at)).toBe(false)
})

test('days include their first and their last moment', () => {
  const isWithin = dayRangeTest({ from: '2026-11-20', to: '2026-11-21' })
  const moments = [
    '2026-11-19T16:59:59.999Z',
    '2026-11-19T17:00:00.000Z',
    '2026-11-21T16:59:59.999Z',
    '2026-11-21T17:00:00Z',
  ]
  expect(moments.map(isWithin)).toEqual([false, true, true, false])
  expect(moments.map(dayRangeTest({ from: '2026-11-21' }))).toEqual([false, false, true, true])
  expect(moments.map(dayRangeTest({ to: '2026-11-19' }))).toEqual([true, false, false, false])
  expect(moments.every(dayRangeTest({}))).toBe(true)
})
