import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayInUrl, activeFilters, listSearchSchemas, dayRangeWith } from './list-address'
import { idInUrl, idInPath, optionalIfValid } from './schema'

const schema = v.object({
  ...listSearchSchemas(['name', '-name']),
  status: optionalIfValid(v.picklist(['draft', 'active'])),
  category_id: optionalIfValid(idInUrl),
  from: optionalIfValid(dayInUrl),
})

test.each([
  [{}, {}],
  [
    { page: '2', per_page: 50, sort: '-name' },
    { page: 2, per_page: 50, sort: '-name' },
  ],
  [{ page: 1, per_page: 20 }, {}],
  [{ page: -1, per_page: 1e9, sort: 'drop table' }, {}],
  [{ page: 'abc', q: '   ' }, {}],
  [{ q: '0912' }, { q: '0912' }],
  [
    { status: 'draft', category_id: '3', from: '2026-02-28' },
    { status: 'draft', category_id: 3, from: '2026-02-28' },
  ],
  [{ status: 'nothing', category_id: 1.5, from: '2026-02-31', other: 'stray' }, {}],
])('%j is read as %j §10.2.1', (raw, place) => {
  expect(v.parse(schema, raw)).toEqual(place)
})

test('filters narrow a list, also with the value false; tab, sort order and page do not narrow it', () => {
  const order = { sort: 'name', page: 2, per_page: 50 } as const
  expect(activeFilters(order)).toEqual([])
  const search = { ...order, status: 'pending', featured: false, q: undefined }
  expect(activeFilters(search, { status: 'pending' })).toEqual([['featured', false]])
})

test.each([
  ['from', '2026-11-12', { from: '2026-11-12', to: '2026-11-20' }],
  ['from', '2026-11-25', { from: '2026-11-25', to: '2026-11-25' }],
  ['to', '2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
  ['from', undefined, { to: '2026-11-20' }],
  ['to', undefined, { from: '2026-11-10' }],
] as const)('of a range of days, %s becomes %s', (end, day, range) => {
  expect(dayRangeWith({ from: '2026-11-10', to: '2026-11-20' }, end, day)).toEqual(range)
})

test.each([
  ['7', 7],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['abc', 0],
])('the path segment %j gives the id %i; no record has the id 0', (param, id) => {
  expect(idInPath(param)).toBe(id)
})
