import { expect, test } from 'vitest'
import { type ProductForm, productErrors, productForm, variantsOfForm } from './product-form'

const variant = {
  id: null,
  color: 'Ngà',
  size: 'M',
  price: 250_000,
  original_price: null,
  stock: 3,
}
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

test('a whole product breaks no rule', () => {
  expect(productErrors(whole)).toEqual({})
})

test.each(['active', 'inactive'] as const)('an %s product needs everything', (status) => {
  expect(productErrors(productForm({ name: ' ', status }, null))).toEqual({
    name: ['Vui lòng nhập tên sản phẩm'],
    category_id: ['Vui lòng chọn danh mục'],
    description: ['Vui lòng nhập mô tả sản phẩm'],
    images: ['Cần ít nhất 1 ảnh'],
    price: ['Giá bán phải lớn hơn 0'],
  })
})

test('every variant has a price, and a sale is cheaper than before', () => {
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

test('without variants every option pair is sold at the one price', () => {
  const form = { ...whole, variants: [], price: 9, stock: 2, sizes: ['S', 'M'] }
  expect(variantsOfForm(form)).toMatchObject([
    { color: 'Ngà', size: 'S', price: 9, stock: 2 },
    { color: 'Ngà', size: 'M', price: 9, stock: 2 },
  ])
  expect(variantsOfForm({ ...form, colors: [], sizes: [] })).toMatchObject([
    { color: '', size: '', price: 9 },
  ])
})

test('what a product on sale lacked before holds back no other change §10.4.2c', () => {
  const bare = { ...whole, images: [] }
  expect(productErrors(bare, bare)).toEqual({})
  expect(productErrors(bare, whole)).toHaveProperty('images')
  expect(productErrors(bare, { ...bare, status: 'draft' })).toHaveProperty('images')
  expect(productErrors({ ...bare, name: '' }, bare)).toHaveProperty('name')
})
