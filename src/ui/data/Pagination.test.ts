import { describe, expect, test } from 'vitest'
import { paginationItems } from './Pagination'

describe('paginationItems (Product §9: first, last and 2 around)', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [12, 12, [1, 'gap', 10, 11, 12]],
  ])('page %i of %i §9.11', (current, last, items) => {
    expect(paginationItems(current, last)).toEqual(items)
  })

  test('a gap of one page is that page', () => {
    expect(paginationItems(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a page out of range counts as the nearest one', () => {
    expect(paginationItems(99, 8)).toEqual(paginationItems(8, 8))
    expect(paginationItems(-1, 8)).toEqual(paginationItems(1, 8))
  })
})
