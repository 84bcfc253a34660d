import * as v from 'valibot'
import { expect, test } from 'vitest'
import { adminProductsSearchSchema, changedPrice, priceChangeOf } from './products-list'

const draft = { sort: '-stock', status: 'draft', stock: 'low', brand: '501' }

test.each([
  [
    { ...draft, featured: 'true', category_id: '3' },
    { ...draft, featured: true, category_id: 3 },
  ],
  [{ featured: false }, { featured: false }],
  [{ featured: 'yes', brand: '  ', stock: 'some', status: 'gone', category_id: -1 }, {}],
  [{ sort: 'id; drop table', featured: [true] }, {}],
])('%j is read as %j', (raw, search) => {
  expect(v.parse(adminProductsSearchSchema, raw)).toEqual(search)
})

test.each([
  ['percentUp', 5, true, 459_000, 482_000],
  ['percentUp', 5, false, 459_000, 481_950],
  ['percentDown', 10, true, 455_000, 410_000],
  ['amountUp', 20_000, true, 459_000, 479_000],
  ['amountDown', 20_500, true, 459_000, 439_000],
  ['amountDown', 500_000, true, 459_000, -41_000],
  ['percentUp', 5, true, 0, 0],
] as const)(
  '%s by %i, rounded: %s, makes %i to %i §10.3.2d',
  (move, value, isRounded, before, after) => {
    expect(changedPrice(before, priceChangeOf(move, value, isRounded))).toBe(after)
  },
)
