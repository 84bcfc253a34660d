import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { session } from '@/api/session'
import {
  addressDeleteErrorText,
  addressFieldErrors,
  isSessionAlive,
  addressListErrorText,
  addressSaveErrorText,
} from './mutations'

describe('the address panel (Product §8) §8.10.1', () => {
  test.each([
    ['timeout', 'common.error.timeout'],
    ['offline', 'book.error.offline'],
  ] as const)('after %s, all three functions return one text', (status, id) => {
    const error = new ApiError(status)
    expect([
      addressListErrorText(error),
      addressSaveErrorText(error),
      addressDeleteErrorText(error),
    ]).toEqual([{ id }, { id }, { id }])
  })

  test.each([500, 403, 503, 'unreadable'] as const)(
    'after %s, each function returns its own text §5.4.1',
    (status) => {
      const error = new ApiError(status, 'Whatever the server says')
      expect(addressListErrorText(error)).toEqual({ id: 'book.error.list' })
      expect(addressSaveErrorText(error)).toEqual({ id: 'ui.error' })
      expect(addressDeleteErrorText(error)).toEqual({ id: 'book.error.delete' })
    },
  )

  test('a 422 without an error of a field shows the text of the server', () => {
    expect(addressSaveErrorText(new ApiError(422, 'Quá 20 địa chỉ'))).toEqual({
      text: 'Quá 20 địa chỉ',
    })
    expect(addressSaveErrorText(new ApiError(422))).toEqual({ id: 'ui.error' })
  })
})

test('only errors of fields of the form are shown at fields', () => {
  const error = new ApiError(422, '', { phone: ['Số sai', 'Quá dài'], name: [], default: ['x'] })
  expect(addressFieldErrors(error)).toEqual({ phone: ['Số sai', 'Quá dài'] })
  expect(addressFieldErrors(new ApiError(500))).toEqual({})
  expect(addressFieldErrors(new TypeError('x'))).toEqual({})
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

test('a session that another call has ended is not alive, although the check itself is cancelled', async () => {
  const end = async (client: QueryClient) => {
    session.end(session.now().number)
    await client.resetQueries()
  }
  expect(await isAliveAfter(200, end)).toBe(false)
})
