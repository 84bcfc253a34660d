import { describe, expect, test } from 'vitest'
import type { OperationId } from '../contract/operations.gen'
import { handlers } from '../index'
import { createTestWorld } from '../node'
import { operationIds } from '../scenarios/names'
import { plainScenario, type Scenario, scenarioOf } from '../scenarios/parse'
import { english } from '../seed/english/english'
import { inLanguage, languageOf } from './language'
import { latencyOf, type WorldDelay } from './latency'
import { matchOperation } from './match'

const host = 'http://shop.test'
const get = (path: string, token?: string | null) =>
  new Request(host + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})

async function textOf(outcome: Response | 'network-error'): Promise<string> {
  return outcome === 'network-error' ? outcome : outcome.text()
}

test('an operation that reads no token ignores a bad token §7.1.7', async () => {
  const { answer } = createTestWorld()
  expect(await answer(get('/api/address/countries', 'nonsense'))).toHaveProperty('status', 200)
})

describe('a fault', () => {
  const broken = async (name: string) => {
    const { answer } = createTestWorld({ names: [name] })
    return textOf(await answer(get('/api/address/countries')))
  }

  test('may be HTML, an empty body, half of the answer or one without data', async () => {
    expect(await broken('countries.html')).toContain('<!doctype html>')
    expect(await broken('countries.empty')).toBe('')
    const half = await broken('countries.truncated')
    expect(half).toContain('{"success":true')
    expect(() => JSON.parse(half)).toThrow(SyntaxError)
    expect(JSON.parse(await broken('countries.wrongShape'))).toMatchObject({ data: {} })
  })

  test('that loses the answer still does the work', async () => {
    const { answer, db, signIn, scenario } = createTestWorld()
    scenario.set(['addToWishlist.lost'])
    const token = signIn('shopper')
    const product = db.tables.products.find(({ id, status }) => {
      const wished = db.tables.wishlist.some((row) => row.user_id === 1 && row.product_id === id)
      return status === 'active' && !wished
    })
    const before = db.tables.wishlist.length
    const headers = { authorization: `Bearer ${token}` }
    const url = `${host}/api/wishlist/${product?.id}`
    expect(await answer(new Request(url, { method: 'POST', headers }))).toBe('network-error')
    expect(db.tables.wishlist).toHaveLength(before + 1)
  })
})

test('a call that the contract does not have fails the test', async () => {
  const { answer, assertNoViolations } = createTestWorld()
  await answer(get('/api/secrets'))
  expect(assertNoViolations).toThrow('GET /api/secrets')
})

test('msw lists one handler for each operation, by method and path', () => {
  const listed = handlers(createTestWorld(), 'https://api.shop').flatMap((handler) =>
    'info' in handler ? handler.info.header : [],
  )
  expect(listed).toHaveLength(operationIds.length + 1)
  expect(listed).toContain('GET https://api.shop/api/orders/:code')
  const at = (header: string) => listed.indexOf(`GET https://api.shop/api/products/${header}`)
  expect(at('by-ids')).toBeLessThan(at(':slug'))
})

test('HEAD answers as GET does, without a body §11.1.12', async () => {
  const { answer, log } = createTestWorld()
  const url = `${host}/api/address/countries`
  const outcome = await answer(new Request(url, { method: 'HEAD' }))
  expect(outcome).toHaveProperty('status', 200)
  expect(await textOf(outcome)).toBe('')
  expect(log.entries()).toMatchObject([{ method: 'HEAD', operation: 'countries', problems: [] }])
  const write = new Request(`${host}/api/payments/create`, { method: 'HEAD' })
  expect(await answer(write)).toHaveProperty('status', 404)
})

test('fixed text wins over a parameter', () => {
  expect(matchOperation('POST', '/api/products/by-ids')?.operation).toBe('productsByIds')
  expect(matchOperation('GET', '/api/admin/products/brands')?.operation).toBe('adminBrands')
  expect(matchOperation('GET', '/api/products/by-category/related')).toEqual({
    operation: 'productsByCategory',
    params: { slug: 'related' },
  })
})

test('parts of the path are decoded; wrongly encoded ones stay as they are', () => {
  expect(matchOperation('GET', '/api/orders/M%C3%A3%2F1')?.params).toEqual({ code: 'Mã/1' })
  expect(matchOperation('GET', '/api/orders/100%')?.params).toEqual({ code: '100%' })
})

const asked = (value?: string) => languageOf(new Headers(value ? { 'accept-language': value } : {}))

test('the first language of the header counts, Vietnamese otherwise §1.7a', () => {
  expect(['en', 'en-GB,en;q=0.9', 'EN'].map(asked)).toEqual(['en', 'en', 'en'])
  expect([undefined, 'vi', 'vi, en;q=0.5', '*', 'fr', 'enm'].map(asked)).toEqual(
    Array.from({ length: 6 }, () => 'vi'),
  )
})

const order = {
  full_name: 'Be',
  address: 'Trắng',
  items: [{ product_name: 'Áo sơ mi kẻ sọc Thanh Mai', original_name: 'Áo dài', color: 'Be' }],
}
const answer = { status: 200, body: { success: true, message: 'Thành công', data: { order } } }

test('content is translated, but texts that people typed are not §1.7c', () => {
  expect(inLanguage(answer, 'order', 'en', english).body).toEqual({
    success: true,
    message: 'Done',
    data: {
      order: {
        full_name: 'Be',
        address: 'Trắng',
        items: [
          { product_name: 'Thanh Mai striped shirt', original_name: 'Áo dài', color: 'Beige' },
        ],
      },
    },
  })
  expect(inLanguage(answer, 'order', 'vi', english)).toBe(answer)
})

test('the back office gets the Vietnamese content that it edits §1.7c', () => {
  expect(inLanguage(answer, 'adminOrder', 'en', english).body).toMatchObject({
    message: 'Done',
    data: { order },
  })
})

test("the server's texts about the steps of an order are translated for staff too", () => {
  const events = [
    { status: 'pending', note: 'Đơn hàng đã được tạo.', by: null },
    { status: 'cancelled', note: 'Khách đổi ý lần hai', by: 'Be' },
  ]
  const told = { status: 200, body: { success: true, data: { order: { ...order, events } } } }
  expect(inLanguage(told, 'adminOrder', 'en', english).body).toMatchObject({
    data: {
      order: {
        ...order,
        events: [{ note: 'Order placed.' }, { note: 'Khách đổi ý lần hai', by: 'Be' }],
      },
    },
  })
})

test('errors of every operation are translated, for every field', () => {
  const refused = {
    status: 422,
    body: {
      success: false,
      message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
      errors: {
        slug: ['Đường dẫn đã được sử dụng. Hãy nhập đường dẫn khác.'],
        address: ['Vui lòng nhập địa chỉ'],
      },
    },
  }
  expect(inLanguage(refused, 'createCategory', 'en', english).body).toMatchObject({
    message: 'Some details are wrong. Check the marked fields.',
    errors: {
      slug: ['This address is already in use. Enter another.'],
      address: ['Enter the address'],
    },
  })
})

const usual: WorldDelay = { latency: 'usual', seed: 1 }
const instant: WorldDelay = { latency: 'instant', seed: 1 }

function delayOf(
  operation: OperationId,
  { scenario = plainScenario, world = usual, nth = 0 }: Partial<Options> = {},
): number {
  return latencyOf(operation, { nth, fault: null, latency: null }, scenario, world)
}
type Options = { scenario: Scenario; world: WorldDelay; nth: number }

const delays = (operation: OperationId, options: Partial<Options> = {}) =>
  Array.from({ length: 200 }, (_, nth) => delayOf(operation, { ...options, nth }))

test('address calls take 100 to 300 ms, the same for the same seed §7.1.1', () => {
  const wards = delays('wards')
  expect(Math.min(...wards)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...wards)).toBeLessThanOrEqual(300)
  expect(new Set(wards).size).toBeGreaterThan(50)
  expect(delays('wards')).toEqual(wards)
  expect(delays('wards', { world: { ...usual, seed: 2 } })).not.toEqual(wards)
})

test('in an instant world only scenarios delay', () => {
  expect(delayOf('wards', { world: instant })).toBe(0)
  expect(delayOf('wards', { world: instant, scenario: scenarioOf('latency:500') })).toBe(500)
})

test('a profile is slow, or never answers; the delay of an operation comes first', () => {
  const slow = delays('login', { scenario: scenarioOf('latency:3g') })
  expect(Math.min(...slow)).toBeGreaterThanOrEqual(600)
  expect(Math.max(...slow)).toBeLessThanOrEqual(1200)
  const hang = scenarioOf('latency:hang')
  expect(delayOf('login', { scenario: hang })).toBe(Infinity)
  expect(latencyOf('login', { nth: 0, fault: null, latency: 30 }, hang, usual)).toBe(30)
})

test('jitter adds up to its ms, by its own seed', () => {
  const jitter = delays('login', { world: instant, scenario: scenarioOf('jitter:300:7') })
  expect(Math.max(...jitter)).toBeLessThanOrEqual(300)
  expect(new Set(jitter).size).toBeGreaterThan(50)
  const other: WorldDelay = { ...instant, seed: 2 }
  expect(delays('login', { world: other, scenario: scenarioOf('jitter:300:7') })).toEqual(jitter)
  expect(delays('login', { world: other, scenario: scenarioOf('jitter:300') })).not.toEqual(jitter)
})

test('a session expires by the clock of the world', async () => {
  const { signIn, answer, db, scenario } = createTestWorld()
  const token = signIn('shopper') ?? ''
  db.update('tokens', token, { expires_at: '2027-01-01T00:00:00.000Z' })
  expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 200)
  scenario.set(['clock:2027-11-21T00:00:00Z'])
  expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 401)
  scenario.set(['clock:-1d'])
  expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 200)
})

test('token.expired ends the sessions that exist, and none that begins later', async () => {
  const { signIn, answer, scenario } = createTestWorld()
  const status = async (token: string) => {
    const outcome = await answer(get('/api/users/me', token))
    return outcome === 'network-error' ? outcome : outcome.status
  }
  const old = signIn('shopper') ?? ''
  scenario.set(['token.expired'])
  expect(await status(old)).toBe(401)
  const body = JSON.stringify({ email: 'khach@moclan.vn', password: 'Matkhau1!' })
  const request = new Request('http://shop/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const signedIn = await answer(request)
  const { data } = signedIn === 'network-error' ? { data: {} } : await signedIn.json()
  expect(await status(data.token)).toBe(200)
  scenario.set(['token.expired', 'slow'])
  expect(await status(data.token), 'another state ends no session').toBe(200)
  expect(await status(signIn('shopper') ?? ''), 'login:shopper beside it is over').toBe(401)
  scenario.set([])
  expect(await status(signIn('shopper') ?? '')).toBe(200)
})
