import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { emptyProductForm, type ProductForm } from '@/domain/product/form'
import { differingFields, merge } from '@/ui/editor/fields'
import { errorsOf } from '@/ui/form/Form'
import { productFields } from './product-fields'
import { fieldTexts, savesDrafts, saveTarget } from './ProductEditor'
import type { Level } from './schema'

const variant = { id: 1, color: 'Đỏ', size: 'M', price: 250_000, original_price: null, stock: 3 }
const red = { name: 'Đỏ', color_code: '#aa0000' }
const base: ProductForm = {
  ...emptyProductForm,
  name: 'Áo lụa',
  colors: [red],
  sizes: ['M'],
  variants: [variant],
}
const differing = (one: ProductForm, other: ProductForm) =>
  differingFields(productFields, one, other)

test('nothing differs, whatever the variants say twice or in another order', () => {
  const unticked = { ...variant, size: 'L' }
  const same = { ...base, variants: [unticked, { ...variant, image_url: null }], price: '1' }
  expect(differing(base, same)).toEqual([])
})

test('variants go with their colours and sizes', () => {
  const renamed = { ...base, colors: [{ ...red, color_code: '#bb0000' }] }
  expect(differing(base, renamed)).toEqual(['variants'])
  const dearer = { ...base, variants: [{ ...variant, price: 1 }] }
  expect(differing(base, dearer)).toEqual(['variants'])
  const { form, contested } = merge(productFields, { base, local: renamed, remote: dearer })
  expect(contested).toEqual(['variants'])
  expect(form).toEqual(renamed)
})

test('pictures and tags count in their order', () => {
  const one = { ...base, images: ['/a', '/b'] }
  expect(differing(one, { ...base, images: ['/a', '/b'] })).toEqual([])
  expect(differing(one, { ...base, images: ['/b', '/a'] })).toEqual(['images'])
})

test('without variants price and stock count', () => {
  const plain = { ...base, colors: [], sizes: [], variants: [] }
  expect(differing(plain, { ...plain, price: '9', stock: '1' })).toEqual(['price', 'stock'])
})

test.each([
  ['a new product goes on sale', 'active', undefined, 'active', 'adminProduct.save.publish'],
  ['a new product may stay hidden', 'inactive', undefined, 'inactive', 'adminProduct.save'],
  ['a draft goes on sale', 'draft', 'draft', 'active', 'adminProduct.save.publish'],
  ['what is sold stays so', 'active', 'active', 'active', 'adminProduct.save'],
  ['what is sold may be taken back', 'draft', 'active', 'draft', 'adminProduct.save'],
  ['what was hidden goes on sale', 'active', 'inactive', 'active', 'adminProduct.save.publish'],
] as const)('%s', (_, chosen, saved, status, name) => {
  expect(saveTarget(chosen, saved)).toEqual({ status, name })
})

test('drafts are saved aside until the product has been published', () => {
  expect(savesDrafts(undefined)).toBe(true)
  expect(savesDrafts('draft')).toBe(true)
  expect(savesDrafts('active')).toBe(false)
  expect(savesDrafts('inactive')).toBe(false)
})

test('texts stand under the fields of the form', () => {
  const error = new ApiError(422, 'Dữ liệu không hợp lệ', {
    name: ['Vui lòng nhập tên sản phẩm'],
    'variants.3.price': ['Giá bán phải lớn hơn 0'],
    'colors.0.color_code': ['Sai mã màu'],
    'images.2': ['Sai địa chỉ'],
  })
  expect(fieldTexts(error)).toEqual({
    name: ['Vui lòng nhập tên sản phẩm'],
    variants: ['Giá bán phải lớn hơn 0', 'Sai mã màu'],
    images: ['Sai địa chỉ'],
  })
  expect(fieldTexts(new Error('x'))).toEqual({})
})

const problemsOf = (form: ProductForm, level: Level, hasBadCells = false) =>
  errorsOf(form, () => import('./schema'), { level, hasBadCells })

const ready: ProductForm = {
  ...emptyProductForm,
  name: 'Áo lụa',
  category_id: 3,
  description: '<p>Lụa</p>',
  images: ['/a.avif'],
  price: '250.000',
  stock: '5',
}
const unpriced = { id: null, color: '', size: 'M', price: 0, original_price: null, stock: 1 }

test('a draft needs its name only §10.4.2a §10.4.2b', async () => {
  expect(await problemsOf(emptyProductForm, 'draft')).toEqual({ name: 'adminProduct.error.name' })
  expect(await problemsOf({ ...emptyProductForm, name: 'Áo' }, 'draft')).toEqual({})
})

test('what is sold needs all of Product §5', async () => {
  expect(await problemsOf(ready, 'sale')).toEqual({})
  expect(await problemsOf(emptyProductForm, 'sale')).toEqual({
    name: 'adminProduct.error.name',
    category_id: 'adminProduct.error.category',
    description: 'adminProduct.error.description',
    images: 'adminProduct.error.images',
    price: 'adminProduct.error.price',
    stock: 'adminProduct.error.stock',
  })
})

test('what a product on sale lacks already holds back no other change', async () => {
  const bare: ProductForm = { ...ready, status: 'active', images: [] }
  const context = (saved: ProductForm | null) =>
    errorsOf(bare, () => import('./schema'), { level: 'sale', hasBadCells: false, saved })
  expect(await context(bare)).toEqual({})
  expect(await context(ready)).toEqual({ images: 'adminProduct.error.images' })
  expect(await context({ ...bare, status: 'draft' })).toEqual({
    images: 'adminProduct.error.images',
  })
})

describe('wrong at any level', () => {
  test.each<[Partial<ProductForm>, object]>([
    [{ name: 'x'.repeat(256) }, { name: 'field.problem.longName' }],
    [{ price: '-5' }, { price: 'adminProduct.error.vnd.negative' }],
    [{ price: '2,5' }, { price: 'adminProduct.error.vnd.fraction' }],
    [{ price: '9007199254740992' }, { price: 'adminProduct.error.vnd.tooBig' }],
    [{ price: 'rẻ' }, { price: 'adminProduct.error.vnd.notNumber' }],
    [{ stock: '1,5' }, { stock: 'field.problem.count' }],
    [{ weight: 'nhẹ' }, { weight: 'field.problem.count' }],
    [{ length: '-1' }, { length: 'field.problem.measure' }],
  ])('%j', async (change, problems) => {
    expect(await problemsOf({ ...ready, ...change }, 'draft')).toEqual(problems)
    expect(await problemsOf({ ...ready, ...change }, 'sale')).toMatchObject(problems)
  })
})

test('the longest name, emoji counted as people do', async () => {
  expect(await problemsOf({ ...ready, name: '👗'.repeat(255) }, 'sale')).toEqual({})
})

test('a price of nothing is no price', async () => {
  expect(await problemsOf({ ...ready, price: '0' }, 'draft')).toEqual({})
  expect(await problemsOf({ ...ready, price: '0' }, 'sale')).toEqual({
    price: 'adminProduct.error.priceZero',
  })
})

test('cells that say no number hold back a draft, too', async () => {
  expect(await problemsOf(ready, 'draft', true)).toEqual({
    variants: 'adminProduct.error.variantCells',
  })
})

test('with variants the prices are theirs', async () => {
  const form = { ...ready, sizes: ['M'], variants: [unpriced], price: '-5', stock: '' }
  expect(await problemsOf(form, 'draft')).toEqual({})
  expect(await problemsOf(form, 'sale')).toEqual({ variants: 'adminProduct.error.variantPrice' })
})
