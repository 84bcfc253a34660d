import { expect, test } from 'vitest'
import type { AdminProductRow } from '@/api/generated/model'
import { productCsv } from './ExportProducts'

const product: AdminProductRow = {
  id: 7,
  name: '=HYPERLINK("http://evil")',
  slug: 'ao',
  image: null,
  category_id: null,
  category_name: null,
  brand: 'Mộc Lan',
  min_price: 350_000,
  max_price: 390_000,
  stock: 12,
  variant_count: 4,
  status: 'active',
  is_featured: false,
  updated_at: '2026-11-20T17:30:00Z',
}

test('one line a product after the heads: plain numbers, times of the shop, no formula from a name §10.3.2b §10.3.2c §10.3.2d §10.3.2g §10.3.2h', () => {
  const [heads, row, end] = productCsv([product], (id) => id.split('.').at(-1) ?? '').split('\r\n')
  expect(heads).toBe(
    '\uFEFFID,name,brand,category,minPrice,maxPrice,stock,variants,status,featured,updated',
  )
  expect(row).toBe(
    `7,"'=HYPERLINK(""http://evil"")",Mộc Lan,,350000,390000,12,4,active,no,2026-11-21 00:30`,
  )
  expect(end).toBe('')
})
