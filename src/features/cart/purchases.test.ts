import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { blankItem, blankOrder as order } from '@/domain/order/order.fixtures'
import { isPlacedOrder, newBillFromError } from './purchases'

test('an order of the contract can be shown §2.11.1', () => {
  expect(isPlacedOrder(order)).toBe(true)
  expect(isPlacedOrder({ ...order, items: [] })).toBe(true)
  const items = [{ ...blankItem, variant: { image_url: null } }]
  expect(isPlacedOrder({ ...order, items })).toBe(true)
  expect(isPlacedOrder({ ...order, shipping_amount: null })).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ML-1'],
  ['no code', { ...order, code: undefined }],
  ['an amount in words', { ...order, total_amount: '515.000VND' }],
  ['no items', { ...order, items: null }],
  ['an item without a name', { ...order, items: [{ ...blankItem, product_name: null }] }],
])('%s is no order that can be shown', (_, value) => expect(isPlacedOrder(value)).toBe(false))

const refused = (body: unknown, status = 409) => new ApiError(status, '', {}, { body })

test('the new bill of a refused order may contain numbers as text', () => {
  const lines = [{ code: 'subtotal', amount: '500000.00' }]
  expect(newBillFromError(refused({ bill: { lines, total: '500000' } }))).toEqual({
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
  expect(newBillFromError(error)).toBeNull()
})
