import * as v from 'valibot'
import { expect, test } from 'vitest'
import { adminProductsSearch, isFiltered, unfiltered } from './products-list'

test.each([
  [
    { featured: 'true', brand: '501' },
    { featured: true, brand: '501' },
  ],
  [
    { featured: false, stock: 'low' },
    { featured: false, stock: 'low' },
  ],
  [{ featured: 'yes', brand: '  ', stock: 'some', status: 'gone', category_id: -1 }, {}],
  [
    { sort: '-stock', status: 'draft', category_id: '3' },
    { sort: '-stock', status: 'draft', category_id: 3 },
  ],
  [{ sort: 'id; drop table', featured: [true] }, {}],
])('%j is read as %j', (raw, place) => {
  expect(v.parse(adminProductsSearch, raw)).toEqual(place)
})

test('filters narrow the list, false ones included; sort and pages do not', () => {
  expect(isFiltered({ sort: 'name', page: 2, per_page: 50, columns: '-price' })).toBe(false)
  expect(isFiltered({ featured: false })).toBe(true)
  const kept = { sort: 'name', per_page: 50, columns: '-price' } as const
  expect(unfiltered({ q: 'lụa', featured: false, page: 3, ...kept })).toEqual(kept)
  expect(unfiltered({})).toEqual({})
})
