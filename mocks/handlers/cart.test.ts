import { expect } from 'vitest'
import { createClient, test } from './test-client'

const line = { productId: 1, variantId: 101, quantity: 1 }

test('a line without a variant is found by colour and size', async ({ call, db }) => {
  const { color, size } = db.get('variants', 101)
  const items = [line, { ...line, variantId: null, color, size }]
  const { data } = await call('syncCartProducts', { body: { items } })
  expect(data.cart_products).toMatchObject([{ variantId: 101, quantity: 2 }])
})

test('a line stays when its variant is gone, elsewhere or hidden', async ({ call, db }) => {
  db.remove('variants', 102)
  db.update('products', 2, { status: 'inactive' })
  const items = [
    { ...line, variantId: 102, price: 5, name: 'Áo', slug: 'ao', color: 'Ngà', size: 'M' },
    { ...line, variantId: 201 },
    { ...line, productId: 2, variantId: 201 },
    { ...line, productId: 999, variantId: null },
    { ...line, productId: 999, variantId: null, color: 'Đen' },
    { ...line, productId: 999, variantId: null },
  ]
  const { data } = await call('syncCartProducts', { body: { items } })
  expect(data.cart_products.map(({ variant }) => variant)).toEqual(Array(5).fill(null))
  expect(data.cart_products.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 2, 1])
  expect(data.cart_products[0]).toMatchObject({ variantId: 102, price: 5, color: 'Ngà' })
  const products = data.cart_products.map(({ product }) => product?.id)
  expect(products).toEqual([1, 1, undefined, undefined, undefined])
})

test('an image URL that the server does not know never comes back', async ({ call }) => {
  const items = [{ ...line, productId: 999, image: 'javascript:alert("1")' }]
  const { data } = await call('syncCartProducts', { body: { items } })
  expect(data.cart_products[0]?.image).toBeNull()
})

test('a price and a variant change where the scenario says so', async () => {
  const items = [line, { ...line, variantId: 102 }]
  const dearer = createClient({ names: ['cart.price-changed'] })
  const { price } = dearer.db.get('variants', 101)
  const { data } = await dearer.call('syncCartProducts', { body: { items } })
  expect(data.cart_products.map(({ price }) => price)).toEqual([price + 20_000, price])
  const gone = createClient({ names: ['cart.variant-gone'] })
  const answer = await gone.call('syncCartProducts', { body: { items } })
  expect(answer.data.cart_products.map(({ variant }) => variant?.id)).toEqual([undefined, 102])
})
