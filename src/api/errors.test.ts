import { describe, expect, test } from 'vitest'
import {
  ApiError,
  errorTable,
  isConflict,
  isWorthRetrying,
  joinedFieldErrors,
  serverText,
} from './errors'

const say = errorTable<string>({
  401: 'badCredentials',
  422: joinedFieldErrors,
  offline: 'cannotConnect',
  otherwise: serverText,
  fallback: 'generic',
})

describe('the error catalogue', () => {
  test('a status has its own text, whatever the server wrote', () => {
    expect(say(new ApiError(401, 'Unauthorized'))).toEqual({ id: 'badCredentials' })
    expect(say(new ApiError('offline'))).toEqual({ id: 'cannotConnect' })
  })

  test('a rule may read the error', () => {
    const fields = { email: ['Email sai', 'Email dài'], phone: ['Thiếu số'] }
    const error = new ApiError(422, 'Dữ liệu không hợp lệ', fields)
    expect(say(error)).toEqual({ text: 'Email sai, Email dài, Thiếu số' })
  })

  test('a rule that returns nothing leaves it to otherwise, and that to the fallback', () => {
    const quiet = errorTable<string>({
      422: () => undefined,
      otherwise: serverText,
      fallback: 'generic',
    })
    expect(quiet(new ApiError(422, 'Lời của server'))).toEqual({ text: 'Lời của server' })
    expect(quiet(new ApiError(422))).toEqual({ id: 'generic' })
  })

  test('a status without a rule takes otherwise', () => {
    expect(say(new ApiError(500, 'Máy chủ lỗi'))).toEqual({ text: 'Máy chủ lỗi' })
    expect(say(new ApiError('timeout'))).toEqual({ id: 'generic' })
  })

  test.each([new Error('boom'), new TypeError('x'), 'text', null, undefined])(
    '%o, which no call threw, is the fallback: its words are not for people',
    (error) => {
      expect(say(error)).toEqual({ id: 'generic' })
    },
  )
})

describe('field errors', () => {
  test('without fields the message of the server is used', () => {
    expect(joinedFieldErrors(new ApiError(422, 'Sai'))).toEqual({ text: 'Sai' })
    expect(joinedFieldErrors(new ApiError(422))).toBeUndefined()
  })
})

test.each([
  ['timeout', true],
  ['offline', true],
  ['unreadable', true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [422, false],
] as const)('after %s a second try is worth it: %s', (status, worth) => {
  expect(isWorthRetrying(new ApiError(status))).toBe(worth)
})

test('an error that no call threw is not tried again', () => {
  expect(isWorthRetrying(new Error('bug'))).toBe(false)
})

test('only a 409 is a conflict', () => {
  expect(isConflict(new ApiError(409))).toBe(true)
  expect(isConflict(new ApiError(500))).toBe(false)
})
