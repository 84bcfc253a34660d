import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerShape } from './answers/shape'
import { ApiError } from './errors'
import { http } from './http'
import { session } from './session'

const fetching = vi.fn<typeof fetch>()
const anything: AnswerShape = { operation: 'x', data: 'any', mayLack: true }
const needed: AnswerShape = { operation: 'x', data: 'any' }
const timer = new AbortController()

beforeEach(() => vi.stubGlobal('fetch', fetching))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetching.mockReset()
})

const answer = (body: unknown, status = 200) =>
  fetching.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It should have failed')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  )
/** A server that never answers: the call ends with its signal only. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })
const sentHeaders = () => new Headers(fetching.mock.calls[0]?.[1]?.headers)

describe('an answer', () => {
  test('is the parsed body', async () => {
    const body = { success: true, message: '', data: [1] }
    answer(body)
    await expect(http('/api/x', anything)).resolves.toEqual(body)
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/x')
  })

  test('may come without success: its message is no error then', async () => {
    answer({ message: 'Thành công', data: [1] })
    const read = { success: true, message: 'Thành công', data: [1] }
    await expect(http('/api/x', anything)).resolves.toEqual(read)
  })

  test('without its data is unreadable, and does not say why it went well', async () => {
    answer({ success: true, message: 'Thành công' })
    const error = await failure(http('/api/x', needed))
    expect(error).toMatchObject({ status: 'unreadable', message: '' })
  })

  test.each([204, 205, 200])(
    '%i without a body is a success where no data is needed',
    async (status) => {
      fetching.mockResolvedValueOnce(new Response(status === 200 ? '' : null, { status }))
      await expect(http('/api/x', anything)).resolves.toEqual({ success: true, message: '' })
    },
  )

  test('that says no with status 200 is refused, with its words', async () => {
    answer({ success: false, message: 'Hết hàng' })
    const error = await failure(http('/api/x', anything))
    expect(error).toMatchObject({ status: 'refused', message: 'Hết hàng' })
  })

  test('that says no with status 200 and names fields is a 422', async () => {
    answer({ success: false, message: 'Sai', errors: { phone: ['Sai số'] } })
    const error = await failure(http('/api/x', anything))
    expect(error).toMatchObject({ status: 422, fieldErrors: { phone: ['Sai số'] } })
  })

  test.each([
    ['HTML', '<!doctype html><title>Login</title>'],
    ['nothing', ''],
    ['half of it', '{"success":true,"data":['],
    ['a list', '[]'],
    ['null', 'null'],
    ['a bare text', '"ok"'],
  ])('of %s is unreadable', async (_, body) => {
    answer(body)
    expect(await failure(http('/api/x', needed))).toMatchObject({
      status: 'unreadable',
      message: '',
    })
  })
})

describe('a refusal', () => {
  test.each([400, 401, 403, 404, 409, 422, 500, 503])(
    '%i carries status, message and field errors',
    async (status) => {
      const errors = { phone: ['Số điện thoại không hợp lệ'] }
      answer({ success: false, message: 'Không được', errors }, status)
      expect(await failure(http('/api/x', anything))).toMatchObject({
        status,
        message: 'Không được',
        fieldErrors: errors,
      })
    },
  )

  test.each(['<h1>Bad gateway</h1>', '', '{"message":'])(
    'with %o still says its status',
    async (body) => {
      answer(body, 502)
      const error = await failure(http('/api/x', anything))
      expect(error).toMatchObject({ status: 502, message: '', fieldErrors: {} })
    },
  )

  test('says when a busy server may be asked again', async () => {
    const headers = { 'Retry-After': '30' }
    const sentAt = Date.now()
    fetching.mockResolvedValueOnce(new Response('', { status: 429, headers }))
    const { retryAt = 0 } = await failure(http('/api/x', anything))
    expect(retryAt - sentAt).toBeGreaterThanOrEqual(30_000)
    expect(retryAt - sentAt).toBeLessThan(40_000)
  })

  test('only the texts are read from field errors of a wrong shape', async () => {
    const errors = { name: 'Thiếu tên', phone: null, items: [{ id: 1 }, 'Sai dòng'] }
    answer({ message: 7, errors }, 422)
    const error = await failure(http('/api/x', anything))
    expect(error.message).toBe('')
    expect(error.fieldErrors).toEqual({ name: ['Thiếu tên'], phone: [], items: ['Sai dòng'] })
  })
})

describe('no answer', () => {
  test('without a connection is offline', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failure(http('/api/x', anything))).toMatchObject({ status: 'offline' })
  })

  test('a connection that breaks within the body is offline', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError()) })
    fetching.mockResolvedValueOnce(new Response(broken))
    expect(await failure(http('/api/x', anything))).toMatchObject({ status: 'offline' })
  })

  test('a server that hangs is timed out after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    fetching.mockImplementationOnce(hang)
    const call = failure(http('/api/x', anything))
    timer.abort(new DOMException('', 'TimeoutError'))
    expect(await call).toMatchObject({ status: 'timeout' })
    expect(timeout).toHaveBeenCalledWith(15_000)
  })

  test('a call that its caller cancels throws an AbortError, which the query library expects', async () => {
    const controller = new AbortController()
    fetching.mockImplementationOnce(hang)
    const call = http('/api/x', anything, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('the bearer header', () => {
  const withToken = (token: string | null) =>
    vi.stubGlobal('window', { localStorage: { getItem: () => token } })

  test('is sent with a token, beside the headers of the call', async () => {
    withToken('abc')
    answer({ success: true })
    await http('/api/x', anything, { headers: { 'Content-Type': 'application/json' } })
    expect(sentHeaders().get('authorization')).toBe('Bearer abc')
    expect(sentHeaders().get('content-type')).toBe('application/json')
  })

  test.each([null, ''])(
    'is not sent with %o, so that public reads need no preflight',
    async (token) => {
      withToken(token)
      answer({ success: true })
      await http('/api/x', anything)
      expect([...sentHeaders()]).toEqual([])
    },
  )
})

describe('the token is for the configured host alone', () => {
  const sentTo = async (path: string, apiBase = '') => {
    vi.resetModules()
    vi.doMock('@/lib/shop-config', () => ({ shopConfig: { apiBase } }))
    vi.stubGlobal('window', { localStorage: { getItem: () => 'abc' } })
    answer({ success: true })
    await (await import('./http')).http(path, anything)
    vi.doUnmock('@/lib/shop-config')
    return { target: fetching.mock.calls[0]?.[0], token: sentHeaders().get('authorization') }
  }

  test('which gets it with every path', async () => {
    const sent = await sentTo('/api/x', 'https://api.moclan.example')
    expect(sent).toEqual({ target: 'https://api.moclan.example/api/x', token: 'Bearer abc' })
  })

  test.each([
    'https://evil.example/api/x',
    '//evil.example/api/x',
    '/\\evil.example/api/x',
    '/\t/evil.example/api/x',
    'api/x',
  ])('and does not go to %o', async (path) => {
    expect((await sentTo(path)).token).toBeNull()
  })

  test('nor to a host whose name only starts like it', async () => {
    const sent = await sentTo('.evil.example/api/x', 'https://api.moclan.example')
    expect(sent.token).toBeNull()
  })
})

describe('a token that the server refuses', () => {
  const expired = vi.fn()
  const call401 = async (token: string | null) => {
    vi.stubGlobal('window', { localStorage: { getItem: () => token } })
    session.onExpired(expired)
    answer({ success: false, message: 'Unauthenticated' }, 401)
    await failure(http('/api/x', anything))
  }
  beforeEach(() => expired.mockReset())

  test('is reported', async () => {
    await call401('abc')
    expect(expired).toHaveBeenCalledOnce()
  })

  test('is not a 401 without a token, such as a wrong password', async () => {
    await call401(null)
    expect(expired).not.toHaveBeenCalled()
  })

  test('and any other refusal is not reported', async () => {
    vi.stubGlobal('window', { localStorage: { getItem: () => 'abc' } })
    session.onExpired(expired)
    answer({ success: false, message: 'Forbidden' }, 403)
    await failure(http('/api/x', anything))
    expect(expired).not.toHaveBeenCalled()
  })
})

describe('a call that index.html has started', () => {
  const early = (result: Promise<Response>) =>
    vi.stubGlobal('window', { __early: { '/api/x': result } })
  const body = { success: true, message: '', data: 'early' }

  test('is used once, then sent again', async () => {
    early(Promise.resolve(Response.json(body)))
    answer({ success: true, data: 'late' })
    await expect(http('/api/x', anything, { method: 'GET' })).resolves.toEqual(body)
    expect(fetching).not.toHaveBeenCalled()
    await expect(http('/api/x', anything, { method: 'GET' })).resolves.toMatchObject({
      data: 'late',
    })
  })

  test('is never used for a write', async () => {
    early(Promise.resolve(Response.json(body)))
    answer({ success: true, data: 'written' })
    await expect(http('/api/x', anything, { method: 'POST' })).resolves.toMatchObject({
      data: 'written',
    })
  })

  test('fails like any other', async () => {
    early(Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(http('/api/x', anything, { method: 'GET' }))).toMatchObject({
      status: 'offline',
    })
  })

  test('can be cancelled', async () => {
    const controller = new AbortController()
    early(new Promise(() => {}))
    const call = http('/api/x', anything, { method: 'GET', signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
