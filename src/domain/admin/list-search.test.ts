import { expect, test } from 'vitest'
import { aDay, adminPlace, anId, oneOf } from './list-search'

const readers = { status: oneOf(['draft', 'active']), category_id: anId, from: aDay }
const sorts = ['name', '-name'] as const

test.each([
  [{}, {}],
  [
    { page: '2', per_page: 50, sort: '-name' },
    { page: 2, per_page: 50, sort: '-name' },
  ],
  [{ page: 1, per_page: 20 }, {}],
  [{ page: -1, per_page: 1e9, sort: 'drop table' }, {}],
  [{ page: 'abc', q: '   ' }, {}],
  [{ q: 912 }, { q: '912' }],
  [
    { status: 'draft', category_id: '3', from: '2026-02-28' },
    { status: 'draft', category_id: 3, from: '2026-02-28' },
  ],
  [{ status: 'nothing', category_id: 1.5, from: '2026-02-31', other: 'stray' }, {}],
])('%j is read as %j', (raw, place) => {
  expect(adminPlace(raw, sorts, readers)).toEqual(place)
})
