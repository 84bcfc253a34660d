import { describe, expect, test } from 'vitest'
import { answerBody, retryTime } from './answer-of'
import type { AnswerShape } from './answers/shape'
import type { ApiError } from './errors'

const anything: AnswerShape = { operation: 'x', data: 'any', mayLack: true }
const needed: AnswerShape = { operation: 'x', data: 'any' }

type Sent = { status?: number; retryAfter?: string }

const read = (
  shape: AnswerShape,
  body: unknown,
  { status = 200, retryAfter }: Sent = {},
): unknown => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return answerBody(shape, { status, text, retryAfter: retryAfter ?? null })
}
function failure(...call: Parameters<typeof read>): ApiError {
  try {
    read(...call)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('It should have failed')
}

describe('a success §11.3.4', () => {
  test('may come without `success`; its message is then no error', () => {
    const body = { message: 'Thành công', data: [1] }
    expect(read(anything, body)).toEqual({ success: true, ...body })
  })

  test('without its data is unreadable, and its message is not shown', () => {
    const body = { success: true, message: 'Thành công' }
    expect(failure(needed, body)).toMatchObject({ status: 'unreadable', message: '' })
  })

  test.each([200, 204, 205])(
    '%i without a body is a success if no data is needed §11.3.8',
    (status) => {
      expect(read(anything, '', { status })).toEqual({ success: true, message: '' })
    },
  )

  test.each([
    ['HTML', '<!doctype html><title>Login</title>'],
    ['half of it', '{"success":true,"data":['],
  ])('of %s is unreadable, whatever is needed', (_, body) => {
    expect(failure(anything, body)).toMatchObject({ status: 'unreadable', message: '' })
  })

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a bare text', '"ok"'],
  ])('of %s is unreadable where data is needed', (_, body) => {
    expect(failure(needed, body)).toMatchObject({ status: 'unreadable', message: '' })
  })

  test('with `success: false` is a refusal with the text of the host', () => {
    const body = { success: false, message: 'Hết hàng' }
    expect(failure(anything, body)).toMatchObject({ status: 'refused', message: 'Hết hàng' })
  })

  test('with `success: false` and errors of fields counts as a 422', () => {
    const fieldErrors = { phone: ['Sai số'] }
    const error = failure(anything, { success: false, message: 'Sai', errors: fieldErrors })
    expect(error).toMatchObject({ status: 422, fieldErrors })
  })
})

describe('a refusal', () => {
  test.each([400, 401, 403, 404, 409, 419, 422, 500, 503])(
    '%i carries status, message and field errors',
    (status) => {
      const errors = { phone: ['Số điện thoại không hợp lệ'] }
      const body = { success: false, message: 'Không được', errors }
      const told = { status, message: 'Không được', fieldErrors: errors }
      expect(failure(anything, body, { status })).toMatchObject(told)
    },
  )

  test.each(['<h1>Bad gateway</h1>', '', '{"message":'])(
    'with %o still says its status',
    (body) => {
      const told = { status: 502, message: '', fieldErrors: {} }
      expect(failure(anything, body, { status: 502 })).toMatchObject(told)
    },
  )

  test('tells when a busy server may be called again', () => {
    const before = Date.now()
    const { retryAt = 0 } = failure(anything, '', { status: 429, retryAfter: '30' })
    expect(retryAt).toBeGreaterThanOrEqual(before + 30_000)
    expect(retryAt).toBeLessThanOrEqual(Date.now() + 30_000)
  })

  test('only the texts are read from field errors of a wrong shape', () => {
    const errors = { name: 'Thiếu tên', phone: null, items: [{ id: 1 }, 'Sai dòng'] }
    const error = failure(anything, { message: 7, errors }, { status: 422 })
    expect(error.message).toBe('')
    expect(error.fieldErrors).toEqual({ name: ['Thiếu tên'], phone: [], items: ['Sai dòng'] })
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')

  test.each([
    ['120', '2026-11-22T10:02:00Z'],
    ['0', '2026-11-22T10:00:00Z'],
    ['Sun, 22 Nov 2026 10:05:00 GMT', '2026-11-22T10:05:00Z'],
    ['Sunday, 22-Nov-26 10:05:00 GMT', '2026-11-22T10:05:00Z'],
    ['Sun Nov 22 10:05:00 2026', '2026-11-22T10:05:00Z'],
    ['2026-11-22T10:05:00Z', '2026-11-22T10:05:00Z'],
    // The wait is at most a day.
    ['999999999999', '2026-11-23T10:00:00Z'],
    ['9'.repeat(400), '2026-11-23T10:00:00Z'],
    ['Sun, 22 Nov 9999 10:00:00 GMT', '2026-11-23T10:00:00Z'],
    // The browser's clock is ahead of the server's.
    ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T10:00:00Z'],
  ])('%j is %s', (header, time) => {
    expect(retryTime(429, header, null, now)).toBe(Date.parse(time))
  })

  test.each([
    ['Sun, 22 Nov 2026 09:05:00 GMT', '2026-11-22T10:05:00Z'],
    ['Sun, 22 Nov 2026 08:59:00 GMT', '2026-11-22T10:00:00Z'],
    ['60', '2026-11-22T10:01:00Z'],
  ])('%j of an answer dated an hour before the own clock is %s §12.1.21', (header, time) => {
    const date = 'Sun, 22 Nov 2026 09:00:00 GMT'
    expect(retryTime(429, header, date, now)).toBe(Date.parse(time))
  })

  test('a date of the answer that can’t be read counts as none', () => {
    const header = 'Sun, 22 Nov 2026 10:05:00 GMT'
    expect(retryTime(429, header, 'today', now)).toBe(Date.parse('2026-11-22T10:05:00Z'))
  })

  test.each([
    null,
    '',
    'soon',
    '-5x',
    '-5',
    '1.5',
    '1e9',
    '5 minutes',
    'NaN',
    'Infinity',
    'Sun, 40 Nov',
  ])('%j says nothing', (header) => {
    expect(retryTime(503, header, null, now)).toBeUndefined()
  })

  test('other statuses give no time to wait', () => {
    expect(retryTime(500, '120', null, now)).toBeUndefined()
  })
})
