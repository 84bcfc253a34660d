import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import type { PlacedOrder } from '@/domain/order/ledger'
import { isPlacedOrder, newBillOf } from './purchases'

const order: PlacedOrder = {
  code: 'ML-1',
  full_name: 'Nguyễn Lan',
  phone: '0912345678',
  email: null,
  address: '12 Lê Lợi',
  subtotal: 500_000,
  discount_amount: 15_000,
  shipping_amount: 30_000,
  bill: null,
  total_amount: 515_000,
  items: [
    {
      product_name: 'Áo sơ mi',
      color: 'Đỏ',
      size: 'M',
      quantity: 2,
      price: 250_000,
      variant: { image_url: null },
    },
  ],
}

test('an order of the contract can be shown §2.11.1', () => {
  expect(isPlacedOrder(order)).toBe(true)
  expect(isPlacedOrder({ ...order, items: [] })).toBe(true)
  expect(isPlacedOrder({ ...order, shipping_amount: null })).toBe(true)
})

describe('anything else can not', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ML-1'],
    ['no code', { ...order, code: undefined }],
    ['an amount in words', { ...order, total_amount: '515.000VND' }],
    ['no items', { ...order, items: null }],
    ['an item without a name', { ...order, items: [{ ...order.items[0], product_name: null }] }],
  ])('%s', (_, value) => expect(isPlacedOrder(value)).toBe(false))
})

const refused = (body: unknown, status = 409) => new ApiError(status, '', {}, { body })

test('the new bill of a refused order is read as the edge reads answers', () => {
  const lines = [{ code: 'subtotal', amount: '500000.00' }]
  expect(newBillOf(refused({ bill: { lines, total: '500000' } }))).toEqual({
    lines: [{ code: 'subtotal', label: '', amount: 500_000 }],
    total: 500_000,
  })
})

test.each([
  ['another conflict', refused({ message: 'Đơn đã gửi' })],
  ['a bill that is none', refused({ bill: { lines: [{}], total: 1 } })],
  ['another refusal', refused({ bill: { lines: [], total: 1 } }, 422)],
  ['no answer', new ApiError('timeout')],
])('%s has no new bill', (_, error) => {
  expect(newBillOf(error)).toBeNull()
})
