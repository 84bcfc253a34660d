import * as v from 'valibot'
import { expect, test } from 'vitest'
import { adminProductsSearch } from './products-list'

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
