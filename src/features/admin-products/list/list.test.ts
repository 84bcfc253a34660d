import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import type { AdminProductRow } from '@/api/generated/model'
import { productDeleteErrorText } from '../queries'
import { undoOfBulkChange } from './bulk'
import { productsCsv } from './ProductsScreen'

const row = (id: number, over: Partial<AdminProductRow> = {}): AdminProductRow => ({
  id,
  name: 'Áo',
  slug: 'ao',
  image: null,
  category_id: 1,
  category_name: 'Áo',
  brand: '',
  min_price: 1,
  max_price: 1,
  stock: 1,
  variant_count: 1,
  status: 'active',
  is_featured: false,
  ...over,
})
const done = (...ids: number[]) => ids.map((id) => ({ id, ok: true, message: '' }))

test('the undo restores each changed product, unless another person has changed it since, and leaves out refused products §10.3.2d', () => {
  const rows = [row(1), row(2, { status: 'draft' }), row(3), row(4)]
  const outcomes = [...done(1, 2, 3), { id: 4, ok: false, message: 'Không' }]
  expect(
    undoOfBulkChange({ action: 'status', status: 'inactive' }, rows, outcomes)?.requests,
  ).toEqual([
    { action: 'status', status: 'active', ids: [1, 3], before: { status: 'inactive' } },
    { action: 'status', status: 'draft', ids: [2], before: { status: 'inactive' } },
  ])
})

test('the undo leaves out products that had no category', () => {
  const rows = [row(1, { category_id: null }), row(2, { category_id: 5 })]
  const moved = { action: 'category', category_id: 7 } as const
  expect(undoOfBulkChange(moved, rows, done(1, 2))?.requests).toEqual([
    { action: 'category', category_id: 5, ids: [2], before: { category_id: 7 } },
  ])
  expect(undoOfBulkChange(moved, rows, done(1))).toBeNull()
})

test('the undo reverses the price changes that the server named; a deletion has no undo', () => {
  const change = { variant_id: 9, field: 'price', before: 100, after: 105 } as const
  const [outcome] = done(1)
  const outcomes = outcome ? [{ ...outcome, changes: [change] }] : []
  expect(undoOfBulkChange({ action: 'price' }, [row(1)], outcomes)).toEqual({
    requests: [],
    prices: [{ ...change, before: 105, after: 100 }],
  })
  expect(undoOfBulkChange({ action: 'delete' }, [row(1)], done(1))).toBeNull()
})

const product = row(7, {
  name: '=HYPERLINK("http://evil")',
  category_name: null,
  brand: 'Mộc Lan',
  min_price: 350_000,
  max_price: 390_000,
  stock: 12,
  variant_count: 4,
  updated_at: '2026-11-20T17:30:00Z',
})

test('the CSV has one line per product: plain numbers, times of the shop, and no formula from a name §10.3.2a §10.3.2d', () => {
  const [heads, row, end] = productsCsv([product], (id) => id.split('.').at(-1) ?? '').split('\r\n')
  expect(heads).toBe(
    '\uFEFFID,name,brand,category,minPrice,maxPrice,stock,variants,status,featured,updated',
  )
  expect(row).toBe(
    `7,"'=HYPERLINK(""http://evil"")",Mộc Lan,,350000,390000,12,4,active,no,2026-11-21 00:30`,
  )
  expect(end).toBe('')
})

test('a failed deletion names the deletion §8.12.1', () => {
  expect(productDeleteErrorText(new ApiError(500))).toEqual({ id: 'adminProducts.error.delete' })
})
