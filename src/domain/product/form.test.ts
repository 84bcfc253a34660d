import { describe, expect, test } from 'vitest'
import type { AdminProduct } from '@/api/generated/model'
import {
  type ProductForm,
  emptyProductForm,
  productFormOf,
  imageNote,
  lowestPriceAndStock,
  variantsWithPicture,
  missingSaleParts,
  imageNotesToSave,
  productBody,
  withSavedStock,
  withImageNotes,
} from './form'
import { productPreviewOf } from './preview'
import { blankProduct } from './product.fixtures'
import { variantsOnSale } from './variant-grid'

const variant = { id: 11, color: 'Đỏ', size: 'M', price: 250_000, original_price: null, stock: 3 }
const product: AdminProduct = {
  ...blankProduct,
  name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  category_id: 3,
  description: '<p>Lụa tơ tằm.</p>',
  images: ['/a.avif'],
  colors: [{ name: 'Đỏ', color_code: '#aa0000' }],
  sizes: ['M', 'L'],
  variants: [variant, { ...variant, id: 12, size: 'L', price: 240_000, stock: 4 }],
  price: 240_000,
  stock: 7,
  meta_title: 'Áo',
  meta_keywords: 'áo, lụa',
  weight: 300,
  length: 30.5,
  height: 2,
  is_featured: true,
  tags: ['mới'],
  internal_notes: 'Gọi xưởng',
  brand: 'Mộc Lan',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-02-01T00:00:00.000Z',
}
const form = productFormOf(product)
const plain: ProductForm = { ...form, colors: [], sizes: [], variants: [] }

describe('the payload §5.5.1', () => {
  test('of an unchanged product equals the product §3.11', () => {
    const { id: _id, slug: _slug, created_at: _at, ...same } = product
    const { before, ...request } = productBody(form, 'active', {
      version: product.updated_at,
      form,
    })
    expect(request).toEqual(same)
    expect(before).toEqual({
      stock: 7,
      variants: product.variants.map(({ id, stock }) => ({ id, stock })),
    })
  })

  test('of a new product has no version', () => {
    expect(productBody({ ...emptyProductForm, name: 'Áo' }, 'draft')).not.toHaveProperty(
      'updated_at',
    )
  })

  test('tidies the name, reads typed numbers', () => {
    const typed = {
      ...plain,
      name: '  Áo\n lụa ',
      price: '1.250.000',
      stock: ' 5 ',
      length: '12,5',
    }
    const request = productBody({ ...typed, weight: '' }, 'draft')
    expect(request).toMatchObject({ name: 'Áo lụa', price: 1_250_000, stock: 5 })
    expect(request).toMatchObject({ length: 12.5, weight: null, status: 'draft' })
  })

  test('leaves out variants of options that were unticked', () => {
    const request = productBody({ ...form, sizes: ['M'] }, 'active')
    expect(request.variants).toEqual([variant])
    expect(request).toMatchObject({ price: 250_000, stock: 3 })
  })
})

describe('stock that changed while the form was open §10.4.8', () => {
  const sold = { ...form, variants: form.variants.map((one) => ({ ...one, stock: 0 })) }

  test('replaces stock that was not touched here', () => {
    const local = { ...form, name: 'Áo mới' }
    const followed = withSavedStock({ base: form, local, remote: sold })
    expect(followed).toEqual({ base: sold, local: { ...sold, name: 'Áo mới' }, remote: sold })
  })

  test('does not replace typed stock', () => {
    const local = { ...form, variants: form.variants.map((one) => ({ ...one, stock: 99 })) }
    const followed = withSavedStock({ base: form, local, remote: sold })
    expect(followed).toEqual({ base: form, local, remote: sold })
  })
})

describe('variants', () => {
  test('without options are a single variant', () => {
    const single = { ...variant, color: '', size: '' }
    expect(variantsOnSale({ colors: [], sizes: [], variants: [single, variant] })).toEqual([single])
  })

  test('take the price of the cheapest', () => {
    expect(lowestPriceAndStock(product.variants)).toEqual({ price: 240_000, stock: 7 })
    expect(lowestPriceAndStock([])).toEqual({ price: 0, stock: 0 })
  })
})

describe('parts missing before the sale', () => {
  test('are all parts of Product §5 for a new product', () => {
    const all = ['name', 'category_id', 'description', 'images', 'price', 'stock']
    expect(missingSaleParts(emptyProductForm)).toEqual(all)
    expect(missingSaleParts(form)).toEqual([])
  })

  test.each<[string, Partial<ProductForm>, string[]]>([
    ['a name of spaces', { name: ' \u200b ' }, ['name']],
    ['an empty paragraph', { description: '<p>&nbsp;<br></p>' }, ['description']],
    ['no picture', { images: [] }, ['images']],
    ['a price of nothing', { price: '0' }, ['price']],
    ['a price that is not a number', { price: '12.5' }, ['price']],
    ['no stock', { stock: ' ' }, ['stock']],
    ['a stock that is not a count', { stock: '-1' }, ['stock']],
    ['a stock of nothing', { stock: '0' }, []],
  ])('%s', (_, change, missing) => {
    expect(missingSaleParts({ ...plain, ...change })).toEqual(missing)
  })

  test('include the price of any variant, but then not the price of the product', () => {
    expect(missingSaleParts({ ...form, price: '' })).toEqual([])
    const variants = [variant, { ...variant, size: 'L', price: 0 }]
    expect(missingSaleParts({ ...form, variants })).toEqual(['price'])
  })
})

test('a draft without price has no stock either', () => {
  const draft: AdminProduct = { ...product, status: 'draft', variants: [], price: 0, stock: 0 }
  expect(productFormOf(draft)).toMatchObject({ price: '', stock: '', length: '30,5', width: '' })
  expect(productFormOf({ ...draft, status: 'inactive' }).stock).toBe('0')
})

const images = ['/a.avif', '/b.avif', '/c.avif']

test('a colour is set for several pictures at once and leaves their texts §10.4.7b', () => {
  const texts = withImageNotes([], ['/a.avif'], { alt: 'Cổ áo' })
  const notes = withImageNotes(texts, ['/a.avif', '/c.avif'], { color: 'Đỏ' })
  expect(imageNote(notes, '/a.avif')).toEqual({ url: '/a.avif', alt: 'Cổ áo', color: 'Đỏ' })
  expect(imageNote(notes, '/c.avif')).toEqual({ url: '/c.avif', alt: '', color: 'Đỏ' })
  expect(imageNote(notes, '/b.avif')).toEqual({ url: '/b.avif', alt: '', color: '' })
})

test('notes of removed pictures and empty notes are not saved', () => {
  const image_notes = [
    { url: '/gone.avif', alt: 'Cũ', color: '' },
    { url: '/b.avif', alt: '  Lưng  áo ', color: '' },
    { url: '/a.avif', alt: ' ', color: '' },
  ]
  expect(imageNotesToSave({ images, image_notes })).toEqual([
    { url: '/b.avif', alt: 'Lưng áo', color: '' },
  ])
})

test('a variant takes the first picture of its colour', () => {
  const old = { ...variant, image_url: '/old.avif' }
  const image_notes = withImageNotes([], ['/c.avif', '/b.avif'], { color: 'Đỏ' })
  const pictured = variantsWithPicture([old, { ...old, color: 'Xanh' }], { images, image_notes })
  expect(pictured.map(({ image_url }) => image_url)).toEqual(['/b.avif', '/old.avif'])
})

const names = { color: 'Màu', size: 'Cỡ' }

test('the preview of a form without options has a single variant', () => {
  const form = { ...emptyProductForm, price: '250k', stock: '2' }
  const product = productPreviewOf(form, names)
  expect(product).toMatchObject({ name: '…', price: 250_000, attributes: [], image: null })
  expect(product.variants).toMatchObject([{ price: 250_000, stock: 2, attributes: [] }])
})

test('the preview has the prices of variants and the names of options, without unticked ones', () => {
  const variants = [...form.variants, { ...variant, size: 'S', price: 1 }]
  const product = productPreviewOf({ ...form, name: ' Áo ', variants }, names)
  expect(product).toMatchObject({ name: 'Áo', min_price: 240_000, max_price: 250_000 })
  const attributes = [
    { attribute_type: 'color', value: 'Đỏ' },
    { attribute_type: 'size', value: 'M' },
  ]
  expect(product.variants).toMatchObject([{ id: 1, image_url: null, attributes }, { id: 2 }])
  const sizes = ['M', 'L'].map((value, at) => ({ id: at + 1, value }))
  expect(product.attributes).toMatchObject([
    { type: 'color', name: 'Màu', values: [{ value: 'Đỏ', color_code: '#aa0000' }] },
    { type: 'size', name: 'Cỡ', values: sizes },
  ])
})
