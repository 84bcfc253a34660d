import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchLeaving } from '@/lib/leaving'
import { memoryStorage } from '@/lib/memory-storage'
import { shopConfig } from '@/lib/shop-config'
import type { AnswerShape } from './answers/shape'
import { contentLanguage } from './content-language'
import { ApiError, isNotOffered } from './errors'
import { http } from './http'
import { session } from './session'

const fetching = vi.fn<typeof fetch>()
const anything: AnswerShape = { operation: 'x', data: 'any', mayLack: true }
const timer = new AbortController()

beforeEach(() => vi.stubGlobal('fetch', fetching))
afterEach(() => {
  session.end(session.now().number)
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
/** A server that never answers. Only its signal ends the call. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })
/** Stores a token and starts the session again, as a page does when it opens. */
const signedInWith = (token: string | null) => {
  vi.stubGlobal('window', {
    localStorage: memoryStorage(new Map(token === null ? [] : [['auth_token', token]])),
  })
  session.follow()
}
const sentHeaders = () => new Headers(fetching.mock.calls[0]?.[1]?.headers)
const sentValues = (header: string) =>
  fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get(header))

test('a call returns the body of the answer', async () => {
  const body = { success: true, message: '', data: [1] }
  answer(body)
  await expect(http('/api/x', anything)).resolves.toEqual(body)
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/x')
})

test('a relative URL of an image is sent back as the host sent it §11.3.5', async () => {
  vi.spyOn(shopConfig, 'imageBase', 'get').mockReturnValue('https://cdn.example')
  const banner: AnswerShape = {
    operation: 'x',
    data: { fields: { image_url: 'image', title: 'text' } },
  }
  answer({ success: true, message: '', data: { image_url: '/media/a.avif', title: 'A' } })
  const { data } = await http<{ data: object }>('/api/x', banner)
  expect(data).toEqual({ image_url: 'https://cdn.example/media/a.avif', title: 'A' })
  answer({ success: true, message: '', data: null })
  await http('/api/x', anything, { method: 'PUT', body: JSON.stringify({ ...data, title: 'B' }) })
  expect(fetching.mock.calls[1]?.[1]?.body).toBe('{"image_url":"/media/a.avif","title":"B"}')
})

test('a new language is on the screen before the calls in it go out', async () => {
  const screen = Promise.withResolvers<void>()
  vi.spyOn(contentLanguage, 'shown').mockReturnValue(screen.promise)
  answer({ success: true, message: '', data: null })
  const call = http('/api/x', anything)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetching).not.toHaveBeenCalled()
  screen.resolve()
  await call
  expect(fetching).toHaveBeenCalledOnce()
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

  test('a server that hangs is timed out after 15 seconds §8.3.1 §9.12', async () => {
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

test('a call that ends because the page is left fails only when the page comes back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  watchLeaving()
  page.dispatchEvent(new Event('pagehide'))
  const failed = vi.fn()
  const call = http('/api/x', anything).catch(failed)
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  await call
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 'offline' }))
})

describe('the bearer header', () => {
  test('is sent with a token, beside the headers of the call §7.1.2', async () => {
    signedInWith('abc')
    answer({ success: true })
    await http('/api/x', anything, { headers: { 'Content-Type': 'application/json' } })
    expect(sentHeaders().get('authorization')).toBe('Bearer abc')
    expect(sentHeaders().get('content-type')).toBe('application/json')
  })

  test.each([null, ''])(
    'is not sent with %o, so that public reads need no preflight §7.1.2',
    async (token) => {
      signedInWith(token)
      answer({ success: true })
      await http('/api/x', anything)
      expect([...sentHeaders()]).toEqual([])
    },
  )
})

describe('the token is for the configured host alone', () => {
  const sentTo = async (path: string, apiBase = '') => {
    vi.resetModules()
    vi.doMock('@/lib/shop-config', () => ({ shopConfig: { apiBase }, imageBase: () => '' }))
    vi.stubGlobal('window', { localStorage: { getItem: () => 'abc' } })
    answer({ success: true })
    await (await import('./http')).http(path, anything)
    vi.doUnmock('@/lib/shop-config')
    // The next test file of this worker must not get modules with this configuration.
    vi.resetModules()
    return { target: fetching.mock.calls[0]?.[0], token: sentHeaders().get('authorization') }
  }

  test('which gets it with every path §7.1.1', async () => {
    const sent = await sentTo('/api/x', 'https://api.moclan.example')
    expect(sent).toEqual({ target: 'https://api.moclan.example/api/x', token: 'Bearer abc' })
  })

  test.each([
    'https://evil.example/api/x',
    '//evil.example/api/x',
    '/\\evil.example/api/x',
    '/\t/evil.example/api/x',
    'api/x',
  ])('and does not go to %o §7.1.2', async (path) => {
    expect((await sentTo(path)).token).toBeNull()
  })

  test("a host whose name only begins like the API's host does not get the token §7.1.2", async () => {
    const sent = await sentTo('.evil.example/api/x', 'https://api.moclan.example')
    expect(sent.token).toBeNull()
  })
})

describe('a token that the server refuses', () => {
  const refused = async (token: string | null, status: number) => {
    signedInWith(token)
    answer({ success: false, message: 'Unauthenticated' }, status)
    await failure(http('/api/x', anything))
    return session.now()
  }

  test.each([
    ['a 401 ends the session of the call', 'abc', 401, { token: null, lost: 'expired' }],
    [
      'a 401 without a token, such as for a wrong password, ends nothing',
      null,
      401,
      { lost: false },
    ],
    ['any other refusal ends nothing', 'abc', 403, { token: 'abc' }],
  ])('%s', async (_, token, status, left) => {
    expect(await refused(token, status)).toMatchObject(left)
  })

  test('after a new sign-in does not end the new session §4.1.6', async () => {
    signedInWith('old')
    session.knownAs(session.now().number, 'lan@moclan.vn')
    const late = Promise.withResolvers<Response>()
    fetching.mockReturnValueOnce(late.promise)
    const first = failure(http('/api/a', anything))
    await refused('old', 401)
    session.begin('new', 'lan@moclan.vn')
    late.resolve(Response.json({ success: false }, { status: 401 }))
    await first
    expect(session.token()).toBe('new')
  })
})

describe('a call that brings a token of its own', () => {
  const own = { headers: { Authorization: 'Bearer clicked' } }

  test.each([null, 'somebody'])('keeps it, whoever is signed in by now: %o', async (token) => {
    signedInWith(token)
    answer({ success: true })
    await http('/api/x', anything, own)
    expect(sentHeaders().get('authorization')).toBe('Bearer clicked')
  })

  test('does not end the session of another person', async () => {
    signedInWith('somebody')
    answer({ success: false }, 401)
    await failure(http('/api/x', anything, own))
    expect(session.token()).toBe('somebody')
  })
})

test('the answer for a person who has left is dropped §14.3c', async () => {
  session.begin('abc', 'lan@moclan.vn')
  const sent = Promise.withResolvers<Response>()
  fetching.mockReturnValueOnce(sent.promise)
  const heard = vi.fn()
  void http('/api/x', anything).then(heard, heard)
  session.end(session.now().number)
  sent.resolve(Response.json({ success: true, message: '', data: 'hers' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
})

describe('a call that index.html has started', () => {
  const early = (result: Promise<Response>) =>
    vi.stubGlobal('window', { __preloaded: { '/api/x': result } })
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

  test.each([
    ['a path with another query', '/api/x?page=2', 'GET'],
    ['a write', '/api/x', 'POST'],
  ])('is not used for %s', async (_, path, method) => {
    early(Promise.resolve(Response.json(body)))
    answer({ success: true, data: 'other' })
    await expect(http(path, anything, { method })).resolves.toMatchObject({ data: 'other' })
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

describe('the idempotency key of a click §11.1.9', () => {
  const keyed: AnswerShape = { ...anything, takesKey: true }
  const click = { method: 'POST', body: '{"text":"a"}' }
  const keys = () => sentValues('Idempotency-Key')
  const fine = { success: true, message: '', data: null }
  beforeEach(() => vi.spyOn(shopConfig, 'idempotencyKeys', 'get').mockReturnValue(true))

  test('stays the same until the click is answered; the next click has another key', async () => {
    answer('', 502)
    await failure(http('/api/x', keyed, click))
    answer('<html>')
    await failure(http('/api/x', keyed, click))
    answer(fine)
    await http('/api/x', keyed, click)
    answer(fine)
    await http('/api/x', keyed, click)
    const [lost, unreadable, done, next] = keys()
    expect(lost).toMatch(/^\w{32}$/)
    expect([unreadable, done]).toEqual([lost, lost])
    expect(next).not.toBe(lost)
  })

  test('differs for other content, and after a refusal', async () => {
    answer('', 422)
    await failure(http('/api/x', keyed, click))
    answer(fine)
    await http('/api/x', keyed, click)
    answer(fine)
    await http('/api/x', keyed, { ...click, body: '{}' })
    expect(new Set(keys()).size).toBe(3)
  })

  test('is the key of the call if there is one, and is not sent to a host that does not support keys §11.4.1', async () => {
    const headers = { 'Idempotency-Key': 'kept-beside-a-draft' }
    answer(fine)
    await http('/api/x', keyed, { ...click, headers })
    vi.spyOn(shopConfig, 'idempotencyKeys', 'get').mockReturnValue(false)
    answer(fine)
    await http('/api/x', keyed, { ...click, headers })
    answer(fine)
    await http('/api/x', keyed, click)
    expect(keys()).toEqual(['kept-beside-a-draft', null, null])
  })
})

describe('a token that the host refuses §4.1.6', () => {
  const read: AnswerShape = { ...anything, forVisitorsToo: true }
  const sentTokens = () => sentValues('authorization')

  test('ends the session once, and a read that visitors may make is sent again without the token', async () => {
    signedInWith('over')
    answer({ success: false, message: '' }, 401)
    answer({ success: true, message: '', data: 'seen' })
    await expect(http('/api/x', read)).resolves.toMatchObject({ data: 'seen' })
    expect(sentTokens()).toEqual(['Bearer over', null])
    expect(session.now()).toMatchObject({ token: null, lost: 'expired' })
  })

  test('does not repeat a write, so that nothing is ordered outside the account unnoticed', async () => {
    signedInWith('over')
    answer({ success: false, message: '' }, 401)
    expect(await failure(http('/api/x', anything, { method: 'POST' }))).toMatchObject({
      status: 401,
    })
    expect(sentTokens()).toEqual(['Bearer over'])
  })
})

test('no cache of the browser stores an answer about a person §14.3a', async () => {
  const cacheOf = async (token: string | null, shape: AnswerShape) => {
    signedInWith(token)
    answer({ success: true, message: '', data: null })
    await http('/api/x', shape)
    return fetching.mock.lastCall?.[1]?.cache
  }
  expect(await cacheOf(null, { ...anything, personal: true })).toBe('no-store')
  expect(await cacheOf('abc', { ...anything, personal: 'partly' })).toBe('no-store')
  expect(await cacheOf(null, { ...anything, personal: 'partly' })).toBe('default')
  expect(await cacheOf('abc', anything)).toBe('default')
})

describe('an operation that the host lacks §11.1.15', () => {
  const site = (capabilities?: object) => {
    answer({ success: true, message: '', data: { capabilities } })
    return http('/api/website/info', { ...anything, operation: 'siteInfo' })
  }
  const quote: AnswerShape = { ...anything, operation: 'quoteOrder' }
  afterEach(() => site())

  test('is not called', async () => {
    await site({ lacks: ['quoteOrder'] })
    const before = fetching.mock.calls.length
    expect(isNotOffered(await failure(http('/api/orders/quote', quote)))).toBe(true)
    expect(fetching.mock.calls).toHaveLength(before)
  })

  test.each([
    ['a host that has it', { lacks: [] }, false],
    ['a host that says nothing', undefined, true],
  ])(
    'a 404 without a code of %s: %o means that it lacks the call: %s',
    async (_host, said, lacks) => {
      await site(said)
      answer({ success: false, message: '' }, 404)
      expect(isNotOffered(await failure(http('/api/orders/quote', quote)))).toBe(lacks)
    },
  )
})
