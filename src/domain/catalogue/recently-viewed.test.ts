import { expect, test } from 'vitest'
import type { Product, ProductSummary, Variant } from '@/api/generated/model'
import { addViewed, productCardOf, type ViewedProducts, withoutProduct } from './recently-viewed'

const card = (id: number) => ({ id, name: `Áo ${id}` }) as ProductSummary
const idsOf = (viewed: ViewedProducts) => viewed.map(({ id }) => id)
const visiting = (ids: number[]) =>
  ids.reduce((viewed: ViewedProducts, id) => addViewed(viewed, card(id)), [])

test('a product viewed again has its new name', () => {
  const again = addViewed(visiting([1, 2, 3]), { ...card(1), name: 'Áo mới' })
  expect(again[0]?.name).toBe('Áo mới')
})

test('the shown product is left out', () => {
  expect(idsOf(withoutProduct(visiting([1, 2, 3]), 2))).toEqual([3, 1])
})

test('a card shows the sale of the cheapest variant, and is in stock when any variant is', () => {
  const variant = (price: number, original_price: number | null, stock: number) =>
    ({ price, original_price, stock }) as Variant
  const product = {
    ...card(1),
    min_price: 300,
    variants: [variant(400, null, 0), variant(300, 350, 2)],
  } as unknown as Product
  expect(productCardOf(product)).toMatchObject({ id: 1, original_price: 350, in_stock: true })
  expect(productCardOf({ ...product, variants: [] })).toMatchObject({
    original_price: null,
    in_stock: false,
  })
})
