import { expect, test } from 'vitest'
import type { CartProduct, CartProductsResponse } from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'
import { applySync } from '@/domain/cart/sync'
import { cartSyncQuery } from './queries'

const shirt: Line = {
  productId: 7,
  variantId: 71,
  quantity: 2,
  price: 250_000,
  image: null,
  name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  color: 'Đỏ',
  size: 'M',
}
const dress: Line = { ...shirt, productId: 8, variantId: 81 }
const answered: CartProduct = {
  ...shirt,
  variantId: 71,
  quantity: 2,
  price: 300_000,
  variant: {
    id: 71,
    price: 300_000,
    original_price: null,
    stock: 4,
    image_url: null,
    attribute_values: [],
  },
  product: { id: 7, name: 'Áo sơ mi lụa', slug: 'ao-so-mi-lua', image: null },
}

/** The cart after the server said this about it. */
function synced(lines: Line[], products: CartProduct[]): readonly Line[] {
  const answer: CartProductsResponse = {
    success: true,
    message: '',
    data: { cart_products: products },
  }
  const answers = cartSyncQuery(lines).select?.(answer) ?? new Map()
  return applySync({ lines, selected: lines.map(lineKey) }, answers).lines
}

test('is asked again for another set of lines, not for another order or quantity', () => {
  const { queryKey } = cartSyncQuery([shirt, dress])
  expect(cartSyncQuery([{ ...dress, quantity: 9 }, shirt]).queryKey).toEqual(queryKey)
  expect(cartSyncQuery([shirt]).queryKey).not.toEqual(queryKey)
})

test('an empty cart asks nothing', () => {
  expect(cartSyncQuery([]).enabled).toBe(false)
  expect(cartSyncQuery([shirt]).enabled).toBe(true)
})

test('price, stock and variant come from the answer', () => {
  expect(synced([shirt], [answered])[0]).toMatchObject({
    price: 300_000,
    oldPrice: 250_000,
    stock: 4,
    gone: false,
  })
})

test('an answer without variant marks the line gone and keeps what it showed', () => {
  expect(synced([shirt], [{ ...answered, variant: null, name: '' }])[0]).toEqual({
    ...shirt,
    gone: true,
  })
})

test('a line that is sold again is no longer gone', () => {
  expect(synced([{ ...shirt, gone: true }], [answered])[0]).toMatchObject({ gone: false })
})

test('a line without variant id finds its answer by colour and size', () => {
  expect(synced([{ ...shirt, variantId: null }], [answered])[0]).toMatchObject({ variantId: 71 })
})
