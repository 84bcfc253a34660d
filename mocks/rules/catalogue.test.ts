import { expect, test } from 'vitest'
import type { ProductRow } from '../db/tables'
import { seedTables } from '../seed/world'
import { isShown, offerOf, sortProducts } from './catalogue'

const tables = seedTables({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const product = tables.products[0]!
const someVariant = tables.variants[0]!

const named = (name: string, changes: Partial<ProductRow> = {}) => ({
  ...product,
  name,
  ...changes,
})

test('the default puts featured ones first, then the newest', () => {
  const old = { created_at: '2026-01-01T00:00:00Z', is_featured: false }
  const fresh = { created_at: '2026-06-01T00:00:00Z', is_featured: false }
  const products = [
    named('old', old),
    named('fresh', fresh),
    named('old, featured', { ...old, is_featured: true }),
  ]
  const names = sortProducts(products, 'default', () => 0).map(({ name }) => name)
  expect(names).toEqual(['old, featured', 'fresh', 'old'])
})

test('prices sort both ways; equal ones keep their order', () => {
  const products = [named('a', { id: 3 }), named('b', { id: 1 }), named('c', { id: 2 })]
  const prices = new Map([
    [3, 100],
    [1, 50],
    [2, 100],
  ])
  const sorted = (sort: 'low-to-high' | 'high-to-low') =>
    sortProducts(products, sort, ({ id }) => prices.get(id) ?? 0).map(({ name }) => name)
  expect(sorted('low-to-high')).toEqual(['b', 'a', 'c'])
  expect(sorted('high-to-low')).toEqual(['a', 'c', 'b'])
})

test('an offer has the lowest and the highest price and the whole stock', () => {
  const variant = (price: number, stock: number, original_price: number | null = null) => ({
    ...someVariant,
    price,
    stock,
    original_price,
  })
  expect(offerOf([variant(300, 2), variant(200, 1, 250), variant(400, 0)])).toEqual({
    min: 200,
    max: 400,
    original: 250,
    stock: 3,
  })
  expect(offerOf([])).toEqual({ min: 0, max: 0, original: null, stock: 0 })
})

test('a category shows while it and the one above are switched on', () => {
  const [on, off] = [true, false].map((is_active) => ({ ...tables.categories[0]!, is_active }))
  const shown = [isShown(on!, undefined), isShown(on!, on), isShown(on!, off), isShown(off!, on)]
  expect(shown).toEqual([true, true, false, false])
})
