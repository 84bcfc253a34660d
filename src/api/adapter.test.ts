import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberOf } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'
import { type Adapter, adapter, isHostAdapted } from './adapter'
import { loginAnswer } from './answers/auth.gen'
import { addToWishlistAnswer } from './answers/wishlist.gen'
import { http } from './http'
import { adaptCallToHost } from './to-host'
import { uploadForm } from './upload'

const fetching = vi.fn<typeof fetch>()
const anything = { operation: 'uploadBannerImage', data: 'any' } as const

beforeEach(() => vi.stubGlobal('fetch', fetching))
afterEach(() => {
  for (const operation of Object.keys(adapter)) Reflect.deleteProperty(adapter, operation)
  vi.restoreAllMocks()
  fetching.mockReset()
})

const adapt = (changes: Adapter) => void Object.assign(adapter, changes)
const answers = (body: unknown, status = 200) =>
  fetching.mockResolvedValueOnce(Response.json(body, { status }))
const sent = () => fetching.mock.calls[0]?.[1]

/** A host that uses `result` for `data` and wants to know which shop sends the request. */
const otherEnvelope: Adapter = {
  '*': {
    request(call) {
      call.headers.set('X-Shop', 'moc-lan')
      return call
    },
    answer: (body, status) => ({
      ...(status < 300 ? { success: true } : { success: false }),
      message: String(memberOf(body, 'note')),
      data: memberOf(body, 'result'),
    }),
  },
}

test('an empty adapter changes nothing in a call', () => {
  const call = { method: 'GET', path: '/api/wishlist', headers: new Headers(), body: null }
  expect(isHostAdapted()).toBe(false)
  expect(adaptCallToHost('wishlist', call)).toBe(call)
})

test('an adapter reads another envelope and sends a header of its own §11.3.9', async () => {
  adapt(otherEnvelope)
  answers({ result: { is_in_wishlist: 1 }, note: 'Đã thêm' })
  const wished = await http('/api/wishlist/7', addToWishlistAnswer, { method: 'POST' })
  // The changed answer is read as tolerantly as any other: `1` means true.
  expect(wished).toEqual({ success: true, message: 'Đã thêm', data: { is_in_wishlist: true } })
  expect(new Headers(sent()?.headers).get('X-Shop')).toBe('moc-lan')
})

test('errors of an adapted host are read too', async () => {
  adapt(otherEnvelope)
  answers({ note: 'Hết hàng' }, 409)
  const wished = http('/api/wishlist/7', addToWishlistAnswer, { method: 'POST' })
  await expect(wished).rejects.toMatchObject({ status: 409, message: 'Hết hàng' })
})

test('the change of one operation is made to a request before the change of all operations', async () => {
  adapt({
    ...otherEnvelope,
    login: {
      request: ({ body, ...call }) => ({
        ...call,
        path: '/v2/sessions',
        body: { user: body.email, secret: body.password },
      }),
    },
  })
  answers({ note: 'Sai', result: null }, 401)
  const body = JSON.stringify({ email: 'lan@moclan.vn', password: 'Matkhau1!' })
  const signedIn = http('/api/auth/login', loginAnswer, { method: 'POST', body })
  await expect(signedIn).rejects.toMatchObject({ status: 401, message: 'Sai' })
  expect(fetching.mock.calls[0]?.[0]).toBe('/v2/sessions')
  expect(sent()?.body).toBe('{"user":"lan@moclan.vn","secret":"Matkhau1!"}')
  expect(new Headers(sent()?.headers).get('X-Shop')).toBe('moc-lan')
})

test('uploads pass through the adapter too, and a form stays a form', async () => {
  adapt(otherEnvelope)
  const call = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    getResponseHeader: () => null,
    status: 200,
    responseText: '{"result":{"url":"/a.avif"},"note":""}',
    send() {
      call.dispatchEvent(new Event('load'))
      call.dispatchEvent(new Event('loadend'))
    },
  })
  vi.stubGlobal('XMLHttpRequest', function Call() {
    return call
  })
  const form = new FormData()
  const { signal } = new AbortController()
  const sending = vi.spyOn(call, 'send')
  await expect(uploadForm('/api/x', anything, form, { signal })).resolves.toMatchObject({
    data: { url: '/a.avif' },
  })
  expect(sending).toHaveBeenCalledWith(form)
  expect(call.setRequestHeader).toHaveBeenCalledWith('x-shop', 'moc-lan')
})

test('the mock world inside the page needs no adapter', () => {
  adapt(otherEnvelope)
  vi.spyOn(shopConfig, 'mode', 'get').mockReturnValue('mock')
  const call = { method: 'GET', path: '/api/wishlist', headers: new Headers(), body: null }
  expect(adaptCallToHost('wishlist', call)).toBe(call)
})
