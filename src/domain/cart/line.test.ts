import { expect, test } from 'vitest'
import type { OrderItem, Variant } from '@/api/generated/model'
import { blankProductPage } from '@/domain/product/product.fixtures'
import { blankItem } from '../order/order.fixtures'
import { type Line, lineOptions } from './cart'
import { shirtLine } from './example-lines'
import { choiceOfLine, cartLine, repeatPurchaseOf } from './line'

const blue: Variant = {
  id: 3,
  price: 250_000,
  original_price: 320_000,
  stock: 5,
  image_url: null,
  attributes: [
    { attribute_type: 'color', value: 'Xanh' },
    { attribute_type: 'size', value: 'M' },
  ],
}
const red: Variant = { ...blue, id: 2, attributes: [{ attribute_type: 'color', value: 'Đỏ' }] }
const product = {
  ...blankProductPage,
  name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  image: '/ao.avif',
  variants: [red, blue],
}
const blueLine: Line = {
  ...shirtLine,
  variantId: 3,
  originalPrice: 320_000,
  image: '/ao.avif',
  color: 'Xanh',
  stock: 5,
}

test('a bought variant becomes a line with its prices, colour, size and stock', () => {
  expect(cartLine(product, blue, 2)).toEqual(blueLine)
})

test.each<[string, Partial<Line>, Line]>([
  ['one unit', { quantity: 1 }, cartLine(product, blue)],
  [
    'the picture of its variant',
    { image: '/x.avif' },
    cartLine(product, { ...blue, image_url: '/x.avif' }),
  ],
  ['null for a size that its variant lacks', { color: 'Đỏ', size: null }, cartLine(product, red)],
  [
    'the name in the other language',
    { originalName: 'Silk shirt' },
    cartLine({ ...product, original_name: 'Silk shirt' }, blue),
  ],
])('a line has %s', (_, facts, line) => expect(line).toMatchObject(facts))

test.each<[string, Partial<Line>, string | null]>([
  ['the variant of the line', {}, 'Xanh'],
  ['the variant of its colour and size', { variantId: null }, 'Xanh'],
  ['the first choice without such a variant', { variantId: null, size: 'L' }, 'Đỏ'],
])('an edit panel opens with %s', (_, facts, color) => {
  expect(choiceOfLine(product, { ...blueLine, ...facts }).color).toBe(color)
})

test.each([
  [{ color: 'Xanh', size: 'M' }, 'Xanh · M'],
  [{ color: null, size: 'M' }, 'M'],
  [{ color: null, size: null }, ''],
])('the options %o as a text', (options, text) => {
  expect(lineOptions({ ...shirtLine, ...options })).toBe(text)
})

const item: OrderItem = { ...blankItem, variant: { image_url: '/product.avif' } }

test('an item becomes a line with the same variant, quantity, price and picture', () => {
  const { lines, gone } = repeatPurchaseOf([item])
  expect(lines).toEqual([{ ...shirtLine, color: 'Trắng ngà', image: '/product.avif' }])
  expect(gone).toEqual([])
})

test('a product that is gone is named once', () => {
  const gone = { ...item, slug: null, variant_id: null }
  expect(repeatPurchaseOf([gone, { ...gone, size: 'L' }, item])).toMatchObject({
    lines: [{ variantId: 71 }],
    gone: ['Áo sơ mi lụa'],
  })
})

test('a variant that is gone is named with its colour and size', () => {
  expect(repeatPurchaseOf([{ ...item, variant_id: null }])).toEqual({
    lines: [],
    gone: ['Áo sơ mi lụa (Trắng ngà, M)'],
  })
  const plain = { ...item, variant_id: null, color: '', size: '' }
  expect(repeatPurchaseOf([plain]).gone).toEqual(['Áo sơ mi lụa'])
})

test('an item without a picture becomes a line without one', () => {
  expect(repeatPurchaseOf([{ ...item, variant: null }]).lines[0]?.image).toBeNull()
})

test.each([{ slug: null }, { product_id: null }, { variant_id: null }])(
  'an item with %o can not be bought again',
  (lack) => {
    expect(repeatPurchaseOf([{ ...item, ...lack }]).lines).toEqual([])
  },
)
