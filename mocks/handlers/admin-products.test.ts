import { describe, expect } from 'vitest'
import type {
  AdminProductRequest,
  AdminVariantRow,
  BulkProductsRequest,
  VariantChange,
} from '@/api/generated/model'
import { compareVietnamese } from '@/lib/text'
import { specials } from '../seed/catalogue/specials'
import { productErrors, type ProductForm } from './product-writes'
import { createClient, test } from './test-client'

const variant = {
  id: null,
  color: 'Ngà',
  size: 'M',
  price: 250_000,
  original_price: null,
  stock: 3,
}
const request = {
  name: 'Áo sơ mi thử',
  category_id: 11,
  description: '<p>Vải linen</p>',
  images: ['/a.avif'],
  colors: [{ name: 'Ngà', color_code: '#fffff0' }],
  sizes: ['M', 'L'],
  variants: [variant, { ...variant, size: 'L', price: 270_000 }],
  status: 'active',
} satisfies AdminProductRequest

describe('writing a product', () => {
  test('removing an option removes its variants; the others keep their ids', async ({ client }) => {
    const { call, db } = client
    const { product } = (await call('createProduct', { body: request })).data
    const [medium] = product.variants
    const { slug: _slug, created_at: _created, ...edited } = product
    const body = { ...edited, sizes: ['M'], variants: product.variants.slice(0, 1) }
    const params = { id: product.id }
    const saved = (await call('updateProduct', { params, body })).data.product
    expect(saved.variants).toEqual([medium])
    expect(saved.sizes).toEqual(['M'])
    expect(db.where('variants', 'product_id', product.id)).toHaveLength(1)
  })

  test('a variant with another size keeps its id; its old size gets a new one', async ({
    call,
  }) => {
    const { product } = (await call('createProduct', { body: request })).data
    const [first, second] = product.variants
    if (!first || !second) throw new Error('It has two variants')
    const variants = [{ ...variant, stock: 8 }, { ...first, size: 'XL' }, second]
    const body = { ...request, sizes: ['M', 'L', 'XL'], variants }
    const saved = (await call('updateProduct', { params: { id: product.id }, body })).data.product
    const sizes = new Map(saved.variants.map(({ id, size, stock }) => [id, { size, stock }]))
    expect(sizes.get(first.id)).toEqual({ size: 'XL', stock: 3 })
    expect([...sizes.values()]).toContainEqual({ size: 'M', stock: 8 })
  })

  test('a new name makes a new slug; absent fields stay', async ({ call, db }) => {
    const before = db.get('products', 3)
    const params = { id: 3 }
    const body = { name: 'Tên khác', status: 'active' } as const
    const { product } = (await call('updateProduct', { params, body })).data
    expect(product).toMatchObject({ slug: 'ten-khac', description: before.description })
    expect(product.variants).toHaveLength(db.where('variants', 'product_id', 3).length)
  })

  test('a copy is a draft of its own', async ({ call }) => {
    const { product } = (await call('adminProduct', { params: { id: 3 } })).data
    const copy = (await call('duplicateProduct', { params: { id: 3 } })).data.product
    expect(copy).toMatchObject({ name: `${product.name} (bản sao)`, status: 'draft' })
    expect(copy.variants).toHaveLength(product.variants.length)
    const ids = new Set([...copy.variants, ...product.variants].map(({ id }) => id))
    expect(ids.size).toBe(2 * product.variants.length)
  })
})

describe('many products at once', () => {
  test('each product of a bulk action has its own outcome', async ({ call, db }) => {
    const draft = db.tables.products.find(({ slug }) => slug === specials.noImages)
    const ids = [3, draft?.id ?? 0, 99_999]
    db.update('products', ids[1] ?? 0, { status: 'draft' })
    const body = { ids, action: 'status', status: 'inactive' } as const
    const { data } = await call('bulkUpdateProducts', { body })
    expect(data.outcomes).toMatchObject([
      { id: 3, ok: true },
      { ok: false, message: 'Thêm ít nhất 1 ảnh' },
      { id: 99_999, ok: false, message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.' },
    ])
    expect(db.get('products', 3).status).toBe('inactive')
  })

  test('prices change together, or name the problem §10.3.2d', async ({ call, db }) => {
    const pricesOf = (id: number) =>
      db.where('variants', 'product_id', id).map(({ price }) => price)
    const before = pricesOf(3)
    const change = (value: number, step = 1000): BulkProductsRequest => ({
      ids: [3],
      action: 'price',
      price_change: { kind: 'percent', value, step },
    })
    const { data } = await call('bulkUpdateProducts', { body: change(-5) })
    expect(data.outcomes).toMatchObject([{ id: 3, ok: true }])
    const after = before.map((price) => Math.round((price * 0.95) / 1000) * 1000)
    expect(pricesOf(3)).toEqual(after)
    const changes = data.outcomes[0]?.changes ?? []
    expect(changes.map((one) => [one.before, one.after])).toEqual(
      before.map((price, index) => [price, after[index]]),
    )
    const refused = await call('bulkUpdateProducts', { body: change(-100) })
    expect(refused.data.outcomes).toMatchObject([{ ok: false, message: 'Giá bán phải lớn hơn 0' }])
    const [first] = db.where('variants', 'product_id', 3)
    db.update('variants', first?.id ?? 0, { original_price: (first?.price ?? 0) + 1000 })
    const raised = await call('bulkUpdateProducts', { body: change(50) })
    expect(raised.data.outcomes).toMatchObject([
      { ok: false, message: 'Giá gốc phải cao hơn giá bán' },
    ])
    expect(pricesOf(3)).toEqual(after)
  })

  test('an action without its value is refused', async ({ callError }) => {
    const body: BulkProductsRequest = { ids: [3], action: 'category', category_id: 999 }
    expect(await callError('bulkUpdateProducts', { body })).toMatchObject({ status: 422 })
  })

  test('a deleted product leaves wishlists, but not orders', async ({ call, db }) => {
    const orders = db.tables.order_items.length
    await call('bulkUpdateProducts', { body: { ids: [3, 4], action: 'delete' } })
    expect(db.where('wishlist', 'product_id', 3)).toEqual([])
    expect(db.tables.order_items).toHaveLength(orders)
  })
})

test('the list filters and sorts over all pages', async ({ call }) => {
  const rows = async (query: object) =>
    (await call('adminProducts', { query: { per_page: 100, ...query } })).data.products
  const all = await rows({ sort: '-price' })
  const prices = all.map(({ min_price }) => min_price)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  const names = (await rows({ sort: 'name' })).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(compareVietnamese))
  const copied = await call('duplicateProduct', { params: { id: all[0]?.id ?? 0 } })
  const { id, name: copy } = copied.data.product
  expect((await rows({ sort: '-name' })).map(({ name }) => name).toReversed()).toEqual(
    [...names, copy].toSorted(compareVietnamese),
  )
  await call('deleteProduct', { params: { id } })
  expect((await rows({ status: 'draft' })).map(({ slug }) => slug)).toEqual([specials.draft])
  expect((await rows({ stock: 'out' })).map(({ slug }) => slug)).toEqual([specials.soldOut])
  expect((await rows({ category_id: 1 })).length).toBeGreaterThan(
    (await rows({ category_id: 11 })).length,
  )
  const [brand] = (await call('adminBrands')).data
  expect(new Set((await rows({ brand })).map((row) => row.brand))).toEqual(new Set([brand]))
})

test('a product without variants has a code of its own §10.3.4', async ({ call, callError }) => {
  const body = { name: 'Khăn lụa', status: 'draft', price: 250_000, stock: 3, sku: 'KL-1' } as const
  const { data } = await call('createProduct', { body })
  expect(data.product).toMatchObject({ variants: [], sku: 'KL-1' })
  const { errors } = await callError('createProduct', { body })
  expect(Object.keys(errors ?? {})).toEqual(['sku'])
  const change = { params: { id: data.product.id }, body: { ...body, sku: 'KL-2' } }
  expect((await call('updateProduct', change)).data.product.sku).toBe('KL-2')
  const copy = await call('duplicateProduct', { params: { id: data.product.id } })
  expect(copy.data.product.sku).toBe('')
})

test('a value that another person has changed meanwhile stays §4.12.6', async ({ call }) => {
  const { data } = await call('createProduct', { body: request })
  const ids = [data.product.id]
  const hide = { ids, action: 'status', status: 'inactive', before: { status: 'active' } } as const
  const first = await call('bulkUpdateProducts', { body: hide })
  expect(first.data.outcomes).toMatchObject([{ ok: true }])
  const second = await call('bulkUpdateProducts', { body: { ...hide, status: 'draft' } })
  expect(second.data.outcomes).toMatchObject([{ ok: false, conflict: true }])
  const { data: now } = await call('adminProduct', { params: { id: data.product.id } })
  expect(now.product.status).toBe('inactive')
})

async function openSheet() {
  const { call, ...client } = createClient()
  const rows = async (query = {}) =>
    (await call('adminVariants', { query: { per_page: 500, ...query } })).data.variants
  const find = async (id: number | undefined) =>
    (await rows()).find(({ variant_id }) => variant_id === id)
  const save = async (changes: VariantChange[]) =>
    (await call('saveVariants', { body: { changes } })).data.outcomes
  const first = (await rows({ status: 'active' }))[0]!
  return { ...client, call, rows, find, save, first }
}

const stock = ({ variant_id, stock: before }: AdminVariantRow, after: number): VariantChange => ({
  variant_id,
  field: 'stock',
  before,
  after,
})

test('numbers are saved one by one; the product gets a new version §10.3.3', async () => {
  const { save, find, first } = await openSheet()
  const price = { variant_id: first.variant_id, field: 'price', before: first.price } as const
  const outcomes = await save([stock(first, 77), { ...price, after: 1000 }])
  expect(outcomes.map(({ result, value }) => [result, value])).toEqual([
    ['saved', 77],
    ['saved', 1000],
  ])
  const after = await find(first.variant_id)
  expect(after).toMatchObject({ stock: 77, price: 1000 })
  expect(after?.updated_at).not.toBe(first.updated_at)
})

test('two wrong prices are refused together; stock of the same variant is saved', async () => {
  const { save, find, first } = await openSheet()
  const { variant_id, price, original_price } = first
  const outcomes = await save([
    { variant_id, field: 'original_price', before: original_price, after: 500 },
    { variant_id, field: 'price', before: price, after: 900 },
    stock(first, 12),
    { variant_id: 99_999_999, field: 'stock', before: 1, after: 2 },
  ])
  expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'refused', 'saved', 'refused'])
  expect(outcomes[0]?.message).toBe('Giá gốc phải cao hơn giá bán')
  expect(await find(variant_id)).toMatchObject({ price, original_price, stock: 12 })
})

test('a request that changes one cell twice is refused', async () => {
  const { callError, first } = await openSheet()
  const body = { changes: [stock(first, 1), stock(first, 2)] }
  expect(await callError('saveVariants', { body })).toMatchObject({ status: 422 })
})

test('variants are found by their code, products by a code of a variant §10.3.4', async () => {
  const { rows, call, first } = await openSheet()
  const q = first.sku.toLowerCase()
  expect((await rows({ q })).map(({ sku }) => sku)).toEqual([first.sku])
  const { data } = await call('adminProducts', { query: { q } })
  expect(data.products.map(({ id }) => id)).toEqual([first.product_id])
  const sold = await rows({ stock: 'out' })
  expect(sold.length).toBeGreaterThan(0)
  expect(sold.every((row) => row.stock === 0)).toBe(true)
})

test('a code belongs to one variant §10.3.4', async () => {
  const { call, callError, rows, first } = await openSheet()
  const other = (await rows()).find(({ product_id }) => product_id !== first.product_id)
  const params = { id: first.product_id }
  const { product } = (await call('adminProduct', { params })).data
  const { id: _id, slug: _slug, created_at: _created, updated_at: _version, ...body } = product
  const [variant, ...rest] = product.variants
  if (!variant) throw new Error('The product has no variants')
  const taken = { ...body, variants: [{ ...variant, sku: other?.sku ?? '' }, ...rest] }
  expect(await callError('updateProduct', { params, body: taken })).toMatchObject({
    status: 422,
    errors: { 'variants.0.sku': ['Mã này đã có ở phân loại khác. Hãy nhập mã khác.'] },
  })
  const free = { ...body, variants: [{ ...variant, sku: 'MOI-1' }, ...rest] }
  const saved = await call('updateProduct', { params, body: free })
  expect(saved.data.product.variants[0]?.sku).toBe('MOI-1')
  const copy = await call('duplicateProduct', { params })
  expect(copy.data.product.variants.map(({ sku }) => sku)).not.toContain('MOI-1')
})

test('variants are found by words of name, colour and size, in any order §10.13.4', async () => {
  const { rows } = await openSheet()
  const found = async (q: string) =>
    (await rows({ q })).map(({ color, size }) => `${color} ${size}`)
  expect(await found('m tu anh be')).toEqual(['Be M'])
  expect(await found('tu anh nosuchword')).toEqual([])
  // A word of one or two letters in a search must match a whole word. So "m" finds the size M, but no longer
  // word that begins with M.
  expect(new Set((await rows({ q: 'tu anh m' })).map(({ size }) => size))).toEqual(new Set(['M']))
})

const whole: ProductForm = {
  name: 'Áo sơ mi',
  status: 'active',
  category_id: 11,
  description: '<p>Đẹp</p>',
  images: ['/a.avif'],
  colors: [{ name: 'Ngà', color_code: '#fffff0' }],
  sizes: ['M'],
  variants: [variant],
  price: 0,
  stock: 0,
  sku: '',
}

test('every variant has a price, and the price before a sale is higher', () => {
  const variants = [{ ...variant, price: 0 }]
  expect(productErrors({ ...whole, variants })).toHaveProperty(['variants.0.price'])
  const sale = [{ ...variant, original_price: variant.price }]
  expect(productErrors({ ...whole, variants: sale })).toHaveProperty(['variants.0.original_price'])
})

test('a variant has options of the product, each pair once', () => {
  const unknown = [{ ...variant, size: 'XL' }]
  expect(productErrors({ ...whole, variants: unknown })).toHaveProperty(['variants.0.color'])
  expect(productErrors({ ...whole, variants: [variant, variant] })).toHaveProperty([
    'variants.1.color',
  ])
})

test('parts that a product on sale lacked before block no other change §10.4.2', () => {
  const bare = { ...whole, images: [] }
  expect(productErrors(bare, bare)).toEqual({})
  expect(productErrors(bare, whole)).toHaveProperty('images')
  expect(productErrors(bare, { ...bare, status: 'draft' })).toHaveProperty('images')
  expect(productErrors({ ...bare, name: '' }, bare)).toHaveProperty('name')
})

test('the type of an image is read from its bytes', async ({ call, callError }) => {
  const form = (content: string | Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('image', new File([content], 'a.png', { type: 'image/png' }))
    return { body }
  }
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const { data } = await call('uploadProductImage', form(png))
  expect(data.url).toMatch(/^data:image\/png;base64,/)
  expect(await callError('uploadProductImage', form('<script>'))).toMatchObject({ status: 415 })
  expect(await callError('uploadProductImage', form(''))).toMatchObject({ status: 422 })
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  expect(await callError('uploadProductImage', form(large))).toMatchObject({
    status: 413,
    message: 'Ảnh vượt quá 5 MB. Hãy chọn ảnh nhỏ hơn.',
  })
})
