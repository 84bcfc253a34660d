import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { newBillOf } from './new-bill'

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
