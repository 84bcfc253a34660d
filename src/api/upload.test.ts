import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '@/lib/limits'
import type { AnswerShape } from './answers/shape'
import type { ApiError } from './errors'
import { session } from './session'
import { uploadForm } from './upload'

/** Replaces the browser's request. The test decides how the request ends. */
class Call extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  readonly open = vi.fn()
  readonly send = vi.fn()
  status = 0
  responseText = ''
  retryAfter: string | null = null
  constructor() {
    super()
    calls.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null
  }
  abort() {
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    const facts = { loaded, total, lengthComputable: total > 0 }
    this.upload.dispatchEvent(Object.assign(new Event('progress'), facts))
  }
}

const calls: Call[] = []
const last = () => calls.at(-1) as Call
const stop = () => new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Call)
})
afterEach(() => {
  vi.useRealTimers()
  session.end(session.now().number)
})

const anything: AnswerShape = { operation: 'x', data: 'any' }

const send = (options = {}) =>
  uploadForm('/api/x', anything, new FormData(), { signal: stop().signal, ...options })

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It should have failed')),
    (error: unknown) => error as ApiError,
  )

test('returns the parsed body and reports the progress', async () => {
  const shares: number[] = []
  const sent = send({ onProgress: (share: number) => shares.push(share) })
  last().progress(1, 4)
  last().progress(3, 0)
  last().progress(4, 4)
  last().answer(201, { success: true, message: '', data: { url: '/a.png' } })
  await expect(sent).resolves.toMatchObject({ data: { url: '/a.png' } })
  expect(shares).toEqual([0.25, 1])
  expect(last().open).toHaveBeenCalledWith('POST', '/api/x')
})

test('sends the token, and only to a path of the host', async () => {
  session.begin('secret', 'lan@moclan.vn')
  void send()
  expect(last().headers).toEqual({ authorization: 'Bearer secret' })
  void uploadForm('//evil.example/api', anything, new FormData(), { signal: stop().signal })
  expect(last().headers).toEqual({})
})

test.each([
  ['a refusal', 422, { success: false, message: 'Sai', errors: { image: ['Ảnh hỏng'] } }, 422],
  ['the HTML of a proxy', 413, '<h1>413 Request Entity Too Large</h1>', 413],
  ['HTML with 200', 200, '<h1>Hello</h1>', 'unreadable'],
  ['nothing', 204, '', 'unreadable'],
])('%s throws the same error as `http`', async (_, status, body, kind) => {
  const failed = failure(send())
  last().answer(status, body)
  expect(await failed).toMatchObject({ name: 'ApiError', status: kind })
})

test('a token that the server refuses ends the session', async () => {
  session.begin('old', 'lan@moclan.vn')
  const failed = failure(send())
  last().answer(401, { success: false, message: 'Bạn cần đăng nhập lại để tiếp tục' })
  expect(await failed).toMatchObject({ status: 401 })
  expect(session.now()).toMatchObject({ token: null, lost: 'expired' })
})

test('no connection is offline', async () => {
  const failed = failure(send())
  last().dispatchEvent(new Event('error'))
  expect(await failed).toMatchObject({ status: 'offline' })
})

test('the time-out counts from the last progress, not from the start', async () => {
  const ended = vi.fn()
  const failed = failure(send()).finally(ended)
  for (const loaded of [1, 2]) {
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1)
    last().progress(loaded, 4)
  }
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toMatchObject({ status: 'timeout' })
})

test('stops with its signal, even before it was sent', async () => {
  const controller = stop()
  const failed = failure(send({ signal: controller.signal }))
  controller.abort()
  expect(await failed).toMatchObject({ name: 'AbortError' })
  const before = calls.length
  expect(await failure(send({ signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
  expect(calls).toHaveLength(before)
})
