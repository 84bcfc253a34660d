import { expect, test } from 'vitest'
import type { Order } from '@/api/generated/model'
import { emptyProductForm, type ProductForm } from './product-form'
import { orderValue, productValue, withProductValue } from './versions'

const form: ProductForm = {
  ...emptyProductForm,
  name: 'Áo',
  weight: '0,5',
  colors: [{ name: 'Đen', color_code: '#000000' }],
  sizes: ['M', 'L'],
  variants: ['M', 'L'].map((size, index) => ({
    id: index + 1,
    color: 'Đen',
    size,
    price: 200_000,
    original_price: null,
    stock: 3,
    image_url: null,
  })),
}

test('values of the form are said as the log says them §10.11.1a §10.11.4 §10.11.5a', () => {
  expect(productValue(form, 'name')).toBe('Áo')
  expect(productValue(form, 'weight')).toBe('0.5')
  expect(productValue(form, 'is_featured')).toBe('false')
  expect(productValue(form, 'Đen / L: price')).toBe('200000')
  expect(productValue(form, 'Đen / L: original_price')).toBe('')
  expect(productValue({ ...form, variants: [], price: '250.000' }, 'price')).toBe('250000')
  for (const field of ['description', 'category_id', 'price', 'Đỏ / S: price'])
    expect(productValue(form, field)).toBeUndefined()
})

test('a value is taken back in its own field, and nowhere else §10.11.5b', () => {
  for (const [field, value] of [
    ['name', 'Áo cũ'],
    ['weight', '1.25'],
    ['status', 'draft'],
    ['is_featured', 'true'],
    ['Đen / L: price', '180000'],
    ['Đen / L: original_price', '220000'],
    ['Đen / L: sku', 'AO-DEN-L'],
  ] as const) {
    const next = { ...form, ...withProductValue(form, field, value) }
    expect(productValue(next, field)).toBe(value)
    expect(next.variants[0]).toEqual(form.variants[0])
  }
  expect(withProductValue(form, 'Đỏ / S: price', '1')).toEqual({})
  expect(withProductValue(form, 'status', 'sold')).toEqual({})
  const plain = { ...form, variants: [], price: '250.000' }
  expect(withProductValue(plain, 'price', '1250000')).toEqual({ price: '1.250.000' })
})

test('values of an order are said as the log says them; its notes are not', () => {
  const shipment = { carrier: 'GHN', tracking_number: 'A1' }
  const order = { status: 'shipped', payment_status: 'pending', shipment } as Order
  const fields = ['status', 'payment_status', 'carrier', 'tracking_number', 'note']
  const valuesOf = (one: Order) => fields.map((field) => orderValue(one, field))
  expect(valuesOf(order)).toEqual(['shipped', 'pending', 'GHN', 'A1', undefined])
  expect(valuesOf({ ...order, shipment: null })).toEqual(['shipped', 'pending', '', '', undefined])
})
