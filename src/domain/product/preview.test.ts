import { expect, test } from 'vitest'
import { emptyProductForm } from './form'
import { previewProduct } from './preview'

const names = { color: 'Màu', size: 'Cỡ' }
const variant = {
  id: null,
  color: 'Đỏ',
  size: 'M',
  price: 250_000,
  original_price: 300_000,
  stock: 3,
}

test('a form without options is sold as one', () => {
  const form = { ...emptyProductForm, price: '250k', stock: '2' }
  const product = previewProduct(form, null, names)
  expect(product).toMatchObject({ name: '…', price: 250_000, attributes: [], image: null })
  expect(product.variants).toMatchObject([{ price: 250_000, stock: 2, attributes: [] }])
})

test('variants have their prices, options their names; unticked ones are gone', () => {
  const form = {
    ...emptyProductForm,
    name: ' Áo ',
    images: ['/a.avif'],
    colors: [{ name: 'Đỏ', color_code: '#aa0000' }],
    sizes: ['M', 'L'],
    variants: [
      { ...variant, image_url: null },
      { ...variant, size: 'L', price: 270_000 },
      { ...variant, size: 'S' },
    ],
  }
  const product = previewProduct(form, null, names)
  expect(product).toMatchObject({ name: 'Áo', min_price: 250_000, max_price: 270_000 })
  const attributes = [
    { attribute_type: 'color', value: 'Đỏ' },
    { attribute_type: 'size', value: 'M' },
  ]
  expect(product.variants).toMatchObject([{ id: 1, image_url: null, attributes }, { id: 2 }])
  expect(product.attributes).toMatchObject([
    { type: 'color', name: 'Màu', values: [{ value: 'Đỏ', color_code: '#aa0000' }] },
    {
      type: 'size',
      name: 'Cỡ',
      values: [
        { id: 1, value: 'M' },
        { id: 2, value: 'L' },
      ],
    },
  ])
})
