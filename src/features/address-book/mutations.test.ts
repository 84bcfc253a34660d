import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { session } from '@/api/session'
import {
  deleteAddressErrors,
  addressFieldTexts,
  isSessionAlive,
  addressListErrors,
  saveAddressErrors,
} from './mutations'

describe('the address panel (Product §8) §8.10.1', () => {
  test.each([
    ['timeout', 'common.error.timeout'],
    ['offline', 'book.error.offline'],
  ] as const)('a call that ends %s says so wherever it was made', (status, id) => {
    const error = new ApiError(status)
    expect([
      addressListErrors(error),
      saveAddressErrors(error),
      deleteAddressErrors(error),
    ]).toEqual([{ id }, { id }, { id }])
  })

  test.each([500, 403, 503, 'unreadable'] as const)(
    '%s has the words of its place §5.4.1',
    (status) => {
      const error = new ApiError(status, 'Whatever the server says')
      expect(addressListErrors(error)).toEqual({ id: 'book.error.list' })
      expect(saveAddressErrors(error)).toEqual({ id: 'ui.error' })
      expect(deleteAddressErrors(error)).toEqual({ id: 'book.error.delete' })
    },
  )

  test('a 422 that names no field of the form speaks for itself', () => {
    expect(saveAddressErrors(new ApiError(422, 'Quá 20 địa chỉ'))).toEqual({
      text: 'Quá 20 địa chỉ',
    })
    expect(saveAddressErrors(new ApiError(422))).toEqual({ id: 'ui.error' })
  })
})

test('only texts for fields of the form go under fields', () => {
  const error = new ApiError(422, '', { phone: ['Số sai', 'Quá dài'], name: [], default: ['x'] })
  expect(addressFieldTexts(error)).toEqual({ phone: ['Số sai', 'Quá dài'] })
  expect(addressFieldTexts(new ApiError(500))).toEqual({})
  expect(addressFieldTexts(new TypeError('x'))).toEqual({})
})

afterEach(() => {
  session.end(session.now().number)
})

/**
 * Returns the result of `isSessionAlive` while the server answers with `status`. `meanwhile` runs before the
 * server's response.
 */
function isAliveAfter(status: number, meanwhile = async (_client: QueryClient) => {}) {
  const client = new QueryClient()
  session.begin('abc', 'lan@moclan.vn')
  vi.stubGlobal('fetch', async () => {
    await meanwhile(client)
    return Response.json({ success: status === 200, message: '', data: [] }, { status })
  })
  return isSessionAlive(client)
}

test.each([
  [200, true],
  [401, false],
  [500, true],
])('a list answered with %s: alive is %s', async (status, isAlive) => {
  expect(await isAliveAfter(status)).toBe(isAlive)
})

test('a session that another call found ended is not alive, though that cancels the check', async () => {
  const end = async (client: QueryClient) => {
    session.end(session.now().number)
    await client.resetQueries()
  }
  expect(await isAliveAfter(200, end)).toBe(false)
})
