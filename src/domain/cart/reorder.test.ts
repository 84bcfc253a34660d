import { expect, test } from 'vitest'
import type { OrderItem } from '@/api/generated/model'
import { reorderOf } from './reorder'

const item: OrderItem = {
  id: 1,
  product_id: 7,
  variant_id: 71,
  product_name: 'Áo sơ mi lụa Nhật Bình',
  slug: 'ao-so-mi-lua-nhat-binh',
  color: 'Trắng ngà',
  size: 'M',
  quantity: 2,
  price: 459_000,
  variant: { image_url: '/shirt.avif' },
}

test('an item becomes a line with the same variant, quantity, price and picture', () => {
  const { lines, gone } = reorderOf([item])
  expect(lines).toEqual([
    {
      productId: 7,
      variantId: 71,
      quantity: 2,
      price: 459_000,
      image: '/shirt.avif',
      name: 'Áo sơ mi lụa Nhật Bình',
      slug: 'ao-so-mi-lua-nhat-binh',
      color: 'Trắng ngà',
      size: 'M',
    },
  ])
  expect(gone).toEqual([])
})

test('a product that is gone is named once', () => {
  const gone = { ...item, slug: null, variant_id: null }
  expect(reorderOf([gone, { ...gone, size: 'L' }, item])).toMatchObject({
    lines: [{ variantId: 71 }],
    gone: ['Áo sơ mi lụa Nhật Bình'],
  })
})

test('a variant that is gone is named with its colour and size', () => {
  expect(reorderOf([{ ...item, variant_id: null }])).toEqual({
    lines: [],
    gone: ['Áo sơ mi lụa Nhật Bình (Trắng ngà, M)'],
  })
  const plain = { ...item, variant_id: null, color: '', size: '' }
  expect(reorderOf([plain]).gone).toEqual(['Áo sơ mi lụa Nhật Bình'])
})

test('an item without a picture becomes a line without one', () => {
  expect(reorderOf([{ ...item, variant: null }]).lines[0]?.image).toBeNull()
})

test.each([{ slug: null }, { product_id: null }, { variant_id: null }])(
  'an item with %o can not be bought again',
  (lack) => {
    expect(reorderOf([{ ...item, ...lack }]).lines).toEqual([])
  },
)
