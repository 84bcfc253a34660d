import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { areAllErrorsInFields, isSessionOverError, checkoutFieldErrors } from './server-errors'

test('errors of the request show at their fields', () => {
  const error = new ApiError(422, '', {
    address: ['Địa chỉ không hợp lệ'],
    ward_id: ['Phường không thuộc quận'],
    'items.0.quantity': ['Sản phẩm không đủ hàng. Hãy giảm số lượng.'],
  })
  expect(checkoutFieldErrors(error)).toEqual({
    street: ['Địa chỉ không hợp lệ'],
    region: ['Phường không thuộc quận'],
  })
})

test('an error without a response of the server has no field errors', () => {
  expect(checkoutFieldErrors(new TypeError('x'))).toEqual({})
  expect(checkoutFieldErrors(new ApiError('offline'))).toEqual({})
})

test.each([
  [{ coupon_code: ['Mã đã hết hạn'] }, true],
  [
    {
      coupon_code: ['Mã đã hết hạn'],
      'items.0.quantity': ['Sản phẩm không đủ hàng. Hãy giảm số lượng.'],
    },
    false,
  ],
  [{ unknown: ['Không rõ'] }, false],
  [{}, false],
])('fields say all of %o: %s', (fieldErrors, isAll) => {
  expect(areAllErrorsInFields(new ApiError(422, '', fieldErrors))).toBe(isAll)
})

test('only a 401 of the server means that the session has ended', () => {
  const errors = [401, 403, 422, 'offline'] as const
  expect(errors.map((status) => isSessionOverError(new ApiError(status)))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(isSessionOverError(new TypeError('x'))).toBe(false)
})
