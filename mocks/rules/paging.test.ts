import { expect, test } from 'vitest'
import { pageOf } from './paging'

const items = Array.from({ length: 25 }, (_, index) => index)

test('a page and where it stands', () => {
  expect(pageOf(items, { page: 3, per_page: 12 })).toEqual({
    items: [24],
    pagination: { current_page: 3, last_page: 3, per_page: 12, total: 25 },
  })
})

test('a page beyond the last is empty and says where the list ends', () => {
  const { items: found, pagination } = pageOf(items, { page: 9, per_page: 12 })
  expect(found).toEqual([])
  expect(pagination).toMatchObject({ current_page: 9, last_page: 3 })
})

test('an empty list has one page', () => {
  expect(pageOf([], { page: 1, per_page: 12 }).pagination).toMatchObject({ last_page: 1, total: 0 })
})
