import * as v from 'valibot'
import { expect, test } from 'vitest'
import { idInUrl, idOf, optionalIfValid } from '@/lib/schema'
import { adminSearch, dayInUrl } from './list-search'
import { adminOrdersSearch } from './order/orders-list'
import { adminCustomersSearch, customerOrdersSearch } from './person/customers-list'
import { adminProductsSearch } from './product/products-list'

const schema = v.object({
  ...adminSearch(['name', '-name']),
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
])('%j is read as %j §10.2.1a', (raw, place) => {
  expect(v.parse(schema, raw)).toEqual(place)
})

test.each([
  [adminProductsSearch, ['name', 'price', 'stock', 'updated']],
  [adminOrdersSearch, ['created', 'total']],
  [adminCustomersSearch, ['last', 'total', 'orders']],
])('a list is sorted by its columns, both ways %#', (search, columns) => {
  const sorts = columns.flatMap((column) => [column, `-${column}`])
  const rest = { page: 2, columns: '-total' }
  for (const sort of sorts) expect(v.parse(search, { sort, ...rest })).toEqual({ sort, ...rest })
})

test('the orders of a customer have pages and no order', () => {
  expect(v.parse(customerOrdersSearch, { page: 2, sort: 'total' })).toEqual({ page: 2 })
})

test.each([
  ['7', 7],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['abc', 0],
])('the path segment %j is the id %i; nothing has the id 0', (param, id) => {
  expect(idOf(param)).toBe(id)
})
