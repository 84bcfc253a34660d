import { expect, test } from 'vitest'
import type { Order } from '@/api/generated/model'
import { type ProductForm, emptyProductForm } from '@/domain/product/form'
import { blankItem, blankOrder } from '../order/order.fixtures'
import { orderLogText, productLogText, productChangeFromLog } from './versions'

const form: ProductForm = {
  ...emptyProductForm,
  name: 'Áo',
  weight: '1.200',
  length: '0,5',
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

test('values of the form are written as in the log §10.11.1 §10.11.4', () => {
  expect(productLogText(form, 'name')).toBe('Áo')
  expect(productLogText(form, 'weight')).toBe('1200')
  expect(productLogText(form, 'length')).toBe('0.5')
  expect(productLogText(form, 'is_featured')).toBe('false')
  expect(productLogText(form, 'Đen / L: price')).toBe('200000')
  expect(productLogText(form, 'Đen / L: original_price')).toBe('')
  const ofOneSize = {
    ...form,
    variants: form.variants.slice(1).map((one) => ({ ...one, size: '' })),
  }
  expect(productLogText(ofOneSize, 'Đen: stock')).toBe('3')
  for (const field of ['description', 'category_id', 'price', 'Đỏ / S: price'])
    expect(productLogText(form, field)).toBeUndefined()
})

const plain = { ...form, variants: [], price: '250.000', stock: '7' }

test('a product without variants has its price and stock in its own fields §10.11.4', () => {
  expect(productLogText(plain, 'price')).toBe('250000')
  expect(productLogText({ ...plain, price: '' }, 'price')).toBe('')
  expect(productLogText(plain, 'stock')).toBe('7')
  for (const field of ['original_price', 'Đen / L: price', 'nothing'])
    expect(productLogText(plain, field)).toBeUndefined()
})

test.each([
  ['name', 'Áo 2.0', { name: 'Áo 2.0' }],
  ['weight', '1200', { weight: '1.200' }],
  ['weight', '', { weight: '' }],
  ['length', '1.25', { length: '1,25' }],
  ['status', 'draft', { status: 'draft' }],
  ['status', 'sold', {}],
  ['is_featured', 'true', { is_featured: true }],
  ['is_featured', 'false', { is_featured: false }],
  ['description', '<p>Lụa</p>', {}],
  ['Đỏ / S: price', '1', {}],
  ['stock', '1', {}],
] as const)(
  '%s is restored to "%s" in its own field, and nowhere else §10.11.4',
  (field, value, part) => {
    expect(productChangeFromLog(form, field, value)).toEqual(part)
  },
)

test.each([
  ['price', '180000', 180_000],
  ['stock', '', 0],
  ['original_price', '220000', 220_000],
  ['original_price', '', null],
  ['sku', 'AO-DEN-L', 'AO-DEN-L'],
  ['sku', '', ''],
] as const)('%s of a variant is restored to "%s" there only §10.11.4', (name, value, own) => {
  const { variants = [] } = productChangeFromLog(form, `Đen / L: ${name}`, value)
  expect(variants).toEqual([form.variants[0], { ...form.variants[1], [name]: own }])
})

test.each([
  ['price', '1250000', { price: '1.250.000' }],
  ['price', '', { price: '' }],
  ['stock', '12', { stock: '12' }],
])('%s of a product without variants is restored to "%s" §10.11.4', (field, value, part) => {
  expect(productChangeFromLog(plain, field, value)).toEqual(part)
})

test('values of an order are written as in the log; staff notes have none', () => {
  const shipment = { carrier: 'GHN', tracking_number: 'A1' }
  const shirt = { ...blankItem, product_name: 'Áo', color: 'Đen' }
  const items = [
    { ...shirt, size: '' },
    { ...shirt, quantity: 3 },
  ]
  const order = { ...blankOrder, note: 'Gọi trước', shipment, items }
  const logged = {
    ...shipment,
    status: 'pending',
    payment_status: 'pending',
    total_amount: '530000',
    full_name: order.full_name,
    phone: order.phone,
    address: order.address,
    customer_note: 'Gọi trước',
    'Áo / Đen: quantity': '2',
    'Áo / Đen / M: quantity': '3',
    'Áo / Đỏ: quantity': '',
    note: undefined,
  }
  const valuesOf = (one: Order) =>
    Object.fromEntries(Object.keys(logged).map((field) => [field, orderLogText(one, field)]))
  expect(valuesOf(order)).toEqual(logged)
  expect(valuesOf({ ...order, shipment: null, note: null })).toEqual({
    ...logged,
    carrier: '',
    tracking_number: '',
    customer_note: '',
  })
})
