import { expect, test } from 'vitest'
import type { AdminVariantRow, VariantChange } from '@/api/generated/model'
import { createClient } from './test-client'

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

test('numbers are saved one by one; the product gets a new version, and the shop shows them §10.3.3a §10.3.3d', async () => {
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

test('what others changed since is reported and left; what is as wanted already is saved', async () => {
  const { save, find, first } = await openSheet()
  await save([stock(first, 50)])
  const { updated_at } = (await find(first.variant_id)) ?? first
  expect(await save([stock(first, 60)])).toMatchObject([{ result: 'conflict', value: 50 }])
  expect(await save([stock(first, 50)])).toMatchObject([{ result: 'saved', value: 50 }])
  expect(await find(first.variant_id)).toMatchObject({ stock: 50, updated_at })
})

test('both prices are refused together, the stock of the same variant is saved', async () => {
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

test('a cell that is named twice is refused as a whole', async () => {
  const { callError, first } = await openSheet()
  const body = { changes: [stock(first, 1), stock(first, 2)] }
  expect(await callError('saveVariants', { body })).toMatchObject({ status: 422 })
})

test('variants are found by their code, products by the code of one of their variants §10.3.4b §10.3.4c', async () => {
  const { rows, call, first } = await openSheet()
  const q = first.sku.toLowerCase()
  expect((await rows({ q })).map(({ sku }) => sku)).toEqual([first.sku])
  const { data } = await call('adminProducts', { query: { q } })
  expect(data.products.map(({ id }) => id)).toEqual([first.product_id])
  const sold = await rows({ stock: 'out' })
  expect(sold.length).toBeGreaterThan(0)
  expect(sold.every((row) => row.stock === 0)).toBe(true)
})

test('a code belongs to one variant §10.3.4b §10.3.4c', async () => {
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
    errors: { 'variants.0.sku': ['Mã này đã có ở phân loại khác'] },
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
  // One letter is a size, not a part of a word.
  expect(new Set((await rows({ q: 'tu anh m' })).map(({ size }) => size))).toEqual(new Set(['M']))
})
