import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { itemErrors, mayOrderExist, placeOrderErrorText } from './errors'

const invalid = new ApiError(422, 'Dữ liệu không hợp lệ', {
  'items.1.quantity': ['Sản phẩm không đủ hàng. Hãy giảm số lượng.', 'Khác'],
  phone: ['Số điện thoại không hợp lệ'],
})

describe('an order that could not be placed (Product §8)', () => {
  test.each([
    [
      '422: the joined field errors',
      invalid,
      'Sản phẩm không đủ hàng. Hãy giảm số lượng. Khác, Số điện thoại không hợp lệ',
    ],
    ['409: the text of the server', new ApiError(409, 'Đơn đã gửi'), 'Đơn đã gửi'],
  ])('%s §8.3.1 §8.9.1', (_, error, text) => expect(placeOrderErrorText(error)).toEqual({ text }))

  test.each([
    ['500 without words', new ApiError(500), 'order.error.createFailed'],
    ['an answer that is not JSON', new ApiError('unreadable'), 'order.error.createFailed'],
    ['no connection', new ApiError('offline'), 'order.error.cannotConnect'],
    ['no answer in time', new ApiError('timeout'), 'order.error.timeout'],
    ['a refusal without words', new ApiError(400), 'order.error.refused'],
    ['a fault of our own', new TypeError('x'), 'order.error.createFailed'],
  ])('%s: our text', (_, error, id) => expect(placeOrderErrorText(error)).toEqual({ id }))

  test('500: the text of the server, and a sentence that the order may have been placed §8.9.1 §8.9.2', () => {
    const text = 'Hệ thống bận'
    const next = 'order.error.mayBePlaced'
    expect(placeOrderErrorText(new ApiError(500, text))).toEqual({ text, next })
  })
})

test('an error of an item has the index of the item', () => {
  expect(itemErrors(invalid)).toEqual(new Map([[1, 'Sản phẩm không đủ hàng. Hãy giảm số lượng.']]))
  expect(itemErrors(new ApiError(500))).toEqual(new Map())
})

test('an order that failed may have been placed, unless the server refused it', () => {
  const unknown = ['offline', 'timeout', 'unreadable', 408, 500, 502, 504] as const
  for (const status of unknown) expect(mayOrderExist(new ApiError(status))).toBe(true)
  const refused = ['refused', 400, 401, 409, 422, 429] as const
  for (const status of refused) expect(mayOrderExist(new ApiError(status))).toBe(false)
  expect(mayOrderExist(new TypeError('a fault of our own'))).toBe(true)
})
