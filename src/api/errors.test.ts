import { describe, expect, test } from 'vitest'
import {
  ApiError,
  errorTable,
  isConflict,
  isNotOffered,
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
    const fields = { email: ['Email sai', 'Email dài. Hãy rút ngắn.'], phone: ['Thiếu số'] }
    const error = new ApiError(422, 'Dữ liệu không hợp lệ', fields)
    expect(say(error)).toEqual({ text: 'Email sai, Email dài. Hãy rút ngắn. Thiếu số' })
  })

  test('if a rule returns nothing, `otherwise` is tried, and then the fallback', () => {
    const quiet = errorTable<string>({
      422: () => undefined,
      otherwise: serverText,
      fallback: 'generic',
    })
    expect(quiet(new ApiError(422, 'Lời của server'))).toEqual({ text: 'Lời của server' })
    expect(quiet(new ApiError(422))).toEqual({ id: 'generic' })
  })

  test('a status without a rule uses `otherwise`', () => {
    expect(say(new ApiError(500, 'Máy chủ lỗi'))).toEqual({ text: 'Máy chủ lỗi' })
    expect(say(new ApiError('timeout'))).toEqual({ id: 'generic' })
  })

  test.each([
    'Có lỗi xảy ra',
    'Có lỗi xảy ra. Vui lòng thử lại.',
    'An error occurred. Try again.',
    'Server Error',
    'Validation failed',
  ])("“%s” names no reason, so it does not hide the shop's own text §8.0.1", (text) => {
    expect(say(new ApiError(503, text))).toEqual({ id: 'generic' })
    expect(say(new ApiError(422, text))).toEqual({ id: 'generic' })
  })

  test('a text that begins like such a text but names a reason is shown', () => {
    const text = 'Có lỗi xảy ra khi tính phí giao hàng'
    expect(say(new ApiError(500, text))).toEqual({ text })
  })

  test.each([new Error('boom'), new TypeError('x'), 'text', null, undefined])(
    '%o, which no call threw, is the fallback: its words are not for people',
    (error) => {
      expect(say(error)).toEqual({ id: 'generic' })
    },
  )
})

test('without field errors the message of the server is used', () => {
  expect(joinedFieldErrors(new ApiError(422, 'Sai'))).toEqual({ text: 'Sai' })
  expect(joinedFieldErrors(new ApiError(422))).toBeUndefined()
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

test('an error that no call threw is not worth a retry', () => {
  expect(isWorthRetrying(new Error('bug'))).toBe(false)
})

test('only a 409 is a conflict', () => {
  expect(isConflict(new ApiError(409))).toBe(true)
  expect(isConflict(new ApiError(500))).toBe(false)
})

test.each([
  ['its code', 409, { code: 'alreadyPaid', bill: {} }, 'alreadyPaid'],
  ['the new bill of a host without codes', 409, { bill: {} }, 'billChanged'],
  ['the order of a host without codes', 409, { order: {} }, 'alreadyPaid'],
  ['the permission of a host without codes', 403, { permission: 'settings' }, 'lacksRight'],
  ['nothing', 409, {}, undefined],
] as const)('%s says which refusal it is §11.1.3', (_what, status, body, code) => {
  expect(new ApiError(status, '', {}, { body }).code).toBe(code)
})

test.each([
  [404, {}, true],
  [404, { code: 'notOffered' }, true],
  [404, { code: 'notFound' }, false],
  [501, { code: 'other' }, true],
] as const)(
  'a %s of %o means that the host lacks the operation: %s §11.1.3',
  (status, body, isLacking) => {
    expect(isNotOffered(new ApiError(status, '', {}, { body }))).toBe(isLacking)
  },
)
