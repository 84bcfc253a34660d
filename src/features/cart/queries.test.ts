import { expect, test } from 'vitest'
import type { CartProduct, CartProductsResponse } from '@/api/generated/model'
import { syncLines, type Line, lineKey } from '@/domain/cart/cart'
import { shirtLine } from '@/domain/cart/example-lines'
import { cartSyncQuery } from './queries'

const dress: Line = { ...shirtLine, productId: 8, variantId: 81 }
const answered: CartProduct = {
  ...shirtLine,
  variantId: 71,
  quantity: 2,
  price: 300_000,
  variant: {
    id: 71,
    price: 300_000,
    original_price: 360_000,
    stock: 4,
    image_url: null,
    attribute_values: [],
  },
  product: { id: 7, name: 'Áo sơ mi lụa', slug: 'ao-so-mi-lua', image: null },
}

/** Returns the lines after a sync. The server's response contains `products`. */
function synced(lines: Line[], products: CartProduct[]): readonly Line[] {
  const answer: CartProductsResponse = {
    success: true,
    message: '',
    data: { cart_products: products },
  }
  const answers = cartSyncQuery(lines).select?.(answer) ?? new Map()
  return syncLines({ lines, selected: lines.map(lineKey) }, answers).lines
}

test('the query key changes with the set of lines, not with their order or quantity §4.5.8a', () => {
  const { queryKey } = cartSyncQuery([shirtLine, dress])
  expect(cartSyncQuery([{ ...dress, quantity: 9 }, shirtLine]).queryKey).toEqual(queryKey)
  expect(cartSyncQuery([shirtLine]).queryKey).not.toEqual(queryKey)
})

test('an empty cart sends no request', () => {
  expect(cartSyncQuery([]).enabled).toBe(false)
  expect(cartSyncQuery([shirtLine]).enabled).toBe(true)
})

test('prices, stock and variant come from the answer §2.9.1', () => {
  expect(synced([shirtLine], [answered])[0]).toMatchObject({
    price: 300_000,
    originalPrice: 360_000,
    oldPrice: 250_000,
    stock: 4,
    gone: false,
  })
})

test('an answer without a variant marks the line as gone and keeps its texts', () => {
  expect(synced([shirtLine], [{ ...answered, variant: null, name: '' }])[0]).toEqual({
    ...shirtLine,
    gone: true,
  })
})

test('a line without a variant id finds its answer by colour and size', () => {
  expect(synced([{ ...shirtLine, variantId: null }], [answered])[0]).toMatchObject({
    variantId: 71,
  })
})
