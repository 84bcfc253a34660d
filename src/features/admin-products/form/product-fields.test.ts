import { expect, test } from 'vitest'
import { emptyProductForm, type ProductForm } from '@/domain/product/form'
import { differingFields, merge } from '@/ui/editor/fields'
import { productFields } from './product-fields'

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
