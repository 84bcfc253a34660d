import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { emptyProductForm, type ProductForm } from '@/domain/product/form'
import { differingFields, mergeVersions } from '@/ui/editor/fields'
import { formErrorsOf } from '@/ui/form/Form'
import { productFields } from './product-fields'
import { hasSaveDraftButton, productFieldErrors, saveButtonTarget } from './ProductEditor'
import { productFormSchema, type ProductRulesLevel } from './schema'

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

test('forms with the same variants in another order do not differ', () => {
  const unticked = { ...variant, size: 'L' }
  const same = { ...base, variants: [unticked, { ...variant, image_url: null }], price: '1' }
  expect(differing(base, same)).toEqual([])
})

test('variants, colours and sizes are one field', () => {
  const renamed = { ...base, colors: [{ ...red, color_code: '#bb0000' }] }
  expect(differing(base, renamed)).toEqual(['variants'])
  const dearer = { ...base, variants: [{ ...variant, price: 1 }] }
  expect(differing(base, dearer)).toEqual(['variants'])
  const { form, contested } = mergeVersions(productFields, { base, local: renamed, remote: dearer })
  expect(contested).toEqual(['variants'])
  expect(form).toEqual(renamed)
})

test('another order of images is a difference', () => {
  const one = { ...base, images: ['/a', '/b'] }
  expect(differing(one, { ...base, images: ['/a', '/b'] })).toEqual([])
  expect(differing(one, { ...base, images: ['/b', '/a'] })).toEqual(['images'])
})

test('price and stock are compared only without variants', () => {
  const plain = { ...base, colors: [], sizes: [], variants: [] }
  expect(differing(plain, { ...plain, price: '9', stock: '1' })).toEqual(['price', 'stock'])
})

test.each([
  ['a new product goes on sale', 'active', undefined, 'active', 'adminProduct.save.publish'],
  ['a new product may stay hidden', 'inactive', undefined, 'inactive', 'adminProduct.save'],
  ['a draft goes on sale', 'draft', 'draft', 'active', 'adminProduct.save.publish'],
  ['a product on sale stays on sale', 'active', 'active', 'active', 'adminProduct.save'],
  ['a product on sale may become a draft', 'draft', 'active', 'draft', 'adminProduct.save'],
  ['a hidden product goes on sale', 'active', 'inactive', 'active', 'adminProduct.save.publish'],
] as const)('%s', (_, chosen, saved, status, name) => {
  expect(saveButtonTarget(chosen, saved)).toEqual({ status, name })
})

test('"Save draft" is offered until the product is published', () => {
  expect(hasSaveDraftButton(undefined)).toBe(true)
  expect(hasSaveDraftButton('draft')).toBe(true)
  expect(hasSaveDraftButton('active')).toBe(false)
  expect(hasSaveDraftButton('inactive')).toBe(false)
})

test('the errors of the server belong to the fields of the form', () => {
  const error = new ApiError(422, 'Dữ liệu không hợp lệ', {
    name: ['Vui lòng nhập tên sản phẩm'],
    'variants.3.price': ['Giá bán phải lớn hơn 0'],
    'colors.0.color_code': ['Sai mã màu'],
    'images.2': ['Sai địa chỉ'],
  })
  expect(productFieldErrors(error)).toEqual({
    name: ['Vui lòng nhập tên sản phẩm'],
    variants: ['Giá bán phải lớn hơn 0', 'Sai mã màu'],
    images: ['Sai địa chỉ'],
  })
  expect(productFieldErrors(new Error('x'))).toEqual({})
})

const loadRules = async () => productFormSchema
const problemsOf = (form: ProductForm, level: ProductRulesLevel, hasBadCells = false) =>
  formErrorsOf(form, loadRules, { level, hasBadCells })

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

test('a draft needs its name only §10.4.2', async () => {
  expect(await problemsOf(emptyProductForm, 'draft')).toEqual({ name: 'adminProduct.error.name' })
  expect(await problemsOf({ ...emptyProductForm, name: 'Áo' }, 'draft')).toEqual({})
})

test('a product on sale needs all of Product §5', async () => {
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

test('a part that a product on sale already lacks blocks no other change', async () => {
  const bare: ProductForm = { ...ready, status: 'active', images: [] }
  const context = (saved: ProductForm | null) =>
    formErrorsOf(bare, loadRules, { level: 'sale', hasBadCells: false, saved })
  expect(await context(bare)).toEqual({})
  expect(await context(ready)).toEqual({ images: 'adminProduct.error.images' })
  expect(await context({ ...bare, status: 'draft' })).toEqual({
    images: 'adminProduct.error.images',
  })
})

test.each<[Partial<ProductForm>, object]>([
  [{ name: 'x'.repeat(256) }, { name: 'field.problem.longName' }],
  [{ price: '-5' }, { price: 'adminProduct.error.vnd.negative' }],
  [{ price: '2,5' }, { price: 'adminProduct.error.vnd.fraction' }],
  [{ price: '9007199254740992' }, { price: 'adminProduct.error.vnd.tooBig' }],
  [{ price: 'rẻ' }, { price: 'adminProduct.error.vnd.notNumber' }],
  [{ stock: '1,5' }, { stock: 'field.problem.count' }],
  [{ weight: 'nhẹ' }, { weight: 'field.problem.count' }],
  [{ length: '-1' }, { length: 'field.problem.measure' }],
])('%j is wrong for drafts and on sale', async (change, problems) => {
  expect(await problemsOf({ ...ready, ...change }, 'draft')).toEqual(problems)
  expect(await problemsOf({ ...ready, ...change }, 'sale')).toMatchObject(problems)
})

test('the longest name counts an emoji as one character', async () => {
  expect(await problemsOf({ ...ready, name: '👗'.repeat(255) }, 'sale')).toEqual({})
})

test('a price of 0 is allowed in a draft only', async () => {
  expect(await problemsOf({ ...ready, price: '0' }, 'draft')).toEqual({})
  expect(await problemsOf({ ...ready, price: '0' }, 'sale')).toEqual({
    price: 'adminProduct.error.priceZero',
  })
})

test('cells without a number block a draft, too', async () => {
  expect(await problemsOf(ready, 'draft', true)).toEqual({
    variants: 'adminProduct.error.variantCells',
  })
})

test('with variants, only the prices of the variants count', async () => {
  const form = { ...ready, sizes: ['M'], variants: [unpriced], price: '-5', stock: '' }
  expect(await problemsOf(form, 'draft')).toEqual({})
  expect(await problemsOf(form, 'sale')).toEqual({ variants: 'adminProduct.error.variantPrice' })
})
