import { describe, expect } from 'vitest'
import type { ProductRow } from '../db/tables'
import { specials } from '../seed/catalogue/specials'
import { seedTables } from '../seed/world'
import { sortProducts } from './shop-view'
import { createClient, test } from './test-client'

describe('lists', () => {
  test('a category has its children’s products §2.7.1', async ({ call }) => {
    const params = { slug: 'shirts' }
    const all = await call('productsByCategory', { params, query: { per_page: 100 } })
    const some = await call('productsByCategory', {
      params,
      query: { category: 'ao-thun', per_page: 100 },
    })
    const elsewhere = await call('productsByCategory', { params, query: { category: 'quan-tay' } })
    expect(all.data.category).toMatchObject({ slug: 'shirts', parent: null })
    expect(some.data.pagination.total).toBeGreaterThan(0)
    expect(some.data.pagination.total).toBeLessThan(Number(all.data.pagination.total))
    expect(elsewhere.data.products).toEqual([])
  })

  test('a list that is filtered by colour marks these colours on its cards §2.7.4f', async ({
    call,
  }) => {
    const { data } = await call('productList', { query: { color: 'cream', per_page: 100 } })
    expect(data.products.length).toBeGreaterThan(3)
    for (const { colors } of data.products) {
      expect(colors.some(({ is_match }) => is_match)).toBe(true)
      expect(colors.filter(({ name, is_match }) => is_match && name.startsWith('Đen'))).toEqual([])
    }
  })

  test('an unknown category is a 404', async ({ callError }) => {
    expect(await callError('productsByCategory', { params: { slug: 'khan' } })).toMatchObject({
      status: 404,
      message: 'Không tìm thấy danh mục. Hãy chọn danh mục khác.',
    })
  })

  test('products keep the order of the ids, without hidden ones', async ({ call, db }) => {
    const hidden = db.where('products', 'slug', specials.inactive)[0]?.id ?? 0
    const product_ids = [9, 3, hidden, 99_999, 12]
    const { data } = await call('productsByIds', { body: { product_ids } })
    expect(data.products.map(({ product }) => product.id)).toEqual([9, 3, 12])
  })
})

describe('a product', () => {
  test('is marked as wished for the user who added it', async ({ call, shopper: token }) => {
    const { data } = await call('wishlist', { token })
    const slug = data.products[0]?.slug ?? ''
    expect((await call('productDetail', { params: { slug }, token })).data.is_in_wishlist).toBe(
      true,
    )
    expect((await call('productDetail', { params: { slug } })).data.is_in_wishlist).toBe(false)
  })

  test.each([specials.inactive, specials.draft, 'khong-co'])(
    'that is hidden or unknown is a 404: %s §4.10.1',
    async (slug) => {
      const { callError } = createClient()
      const answer = { status: 404, message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.' }
      expect(await callError('productDetail', { params: { slug } })).toMatchObject(answer)
      expect(await callError('relatedProducts', { params: { slug } })).toMatchObject(answer)
    },
  )

  test('has related products of its category first, never itself', async ({ call }) => {
    const slug = specials.soldOutColour.slug
    const { data } = await call('relatedProducts', { params: { slug } })
    const related = data.related_products.map((product) => product.slug)
    expect(related).toHaveLength(8)
    expect(related).not.toContain(slug)
    const own = await call('productsByCategory', { params: { slug: 'dam-dao-pho' } })
    const siblings = own.data.products
      .map((product) => product.slug)
      .filter((sibling) => sibling !== slug)
    expect(related.slice(0, siblings.length).toSorted()).toEqual(siblings.toSorted())
  })

  test('is hidden with its category', async ({ call, callError, db }) => {
    const top = db.where('categories', 'slug', 'outerwear')[0]
    db.update('categories', top?.id ?? 0, { is_active: false })
    expect(await callError('productDetail', { params: { slug: specials.onSale } })).toMatchObject({
      status: 404,
    })
    const { data } = await call('categoryList', { query: { level: 2 } })
    expect(data.map(({ slug }) => slug)).not.toContain('ao-blazer')
  })
})

test('the filter of a category lists its children §2.7.1', async ({ call, callError }) => {
  const { data } = await call('categoryList', { query: { parent: 'shirts', level: 2 } })
  expect(data.map(({ slug }) => slug)).toEqual(['ao-so-mi', 'ao-kieu', 'ao-thun'])
  expect(await callError('categoryList', { query: { parent: 'khan' } })).toMatchObject({
    status: 404,
  })
})

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

test('an image URL that the server does not know is never returned', async ({ call }) => {
  const items = [{ ...line, productId: 999, image: 'javascript:alert("1")' }]
  const { data } = await call('syncCartProducts', { body: { items } })
  expect(data.cart_products[0]?.image).toBeNull()
})

test('a price and a variant change in their scenarios', async () => {
  const items = [line, { ...line, variantId: 102 }]
  const dearer = createClient({ names: ['cart.price-changed'] })
  const { price } = dearer.db.get('variants', 101)
  const { data } = await dearer.call('syncCartProducts', { body: { items } })
  expect(data.cart_products.map(({ price }) => price)).toEqual([price + 20_000, price])
  const gone = createClient({ names: ['cart.variant-gone'] })
  const answer = await gone.call('syncCartProducts', { body: { items } })
  expect(answer.data.cart_products.map(({ variant }) => variant?.id)).toEqual([undefined, 102])
})

const tables = seedTables({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const product = tables.products[0]!

const named = (name: string, changes: Partial<ProductRow> = {}) => ({
  ...product,
  name,
  ...changes,
})

test('the default order is featured products first, then the newest', () => {
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
