import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderRequest } from '../handlers/test-client'
import { formWithImage } from '../pipeline/samples/request'
import { type MockServer, startServer } from '../server'
import { knownShops } from './shops'

const shop = 'http://localhost:5173'
let server: MockServer

beforeAll(async () => {
  server = await startServer({ port: 0, latency: 'instant' })
})
afterAll(() => server.close())

const call = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
const inScenario = (scenario: string) => ({ headers: { 'x-scenario': scenario } })

test('answers as the mock API in a page does, for pages of this machine', async () => {
  const answer = await call('/api/address/countries', { headers: { origin: shop } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(shop)
  expect(await answer.json()).toMatchObject({ success: true })
})

test('gzips its answers when the caller accepts that', async () => {
  const packed = await call('/api/products', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.json()).toMatchObject({ success: true })
  const plain = await call('/api/products', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.has('content-encoding')).toBe(false)
})

test('is closed to pages of other machines', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await call('/api/address/countries', { headers })
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
})

describe('a server with other origins or names', () => {
  const elsewhere = 'https://elsewhere.example'
  const allowedBy = async (options: Parameters<typeof startServer>[0], origin: string) => {
    const open = await startServer({ port: 0, latency: 'instant', ...options })
    const answer = await fetch(`${open.url}/api/address/countries`, { headers: { origin } })
    await open.close()
    return answer.headers.get('access-control-allow-origin')
  }

  test('is open to pages of the origins in its list', async () => {
    expect(await allowedBy({ cors: [elsewhere] }, elsewhere)).toBe(elsewhere)
    expect(await allowedBy({ cors: [elsewhere] }, 'https://other.example')).toBeNull()
    expect(await allowedBy({ cors: ['*'] }, elsewhere)).toBe(elsewhere)
  })

  test('writes the address that the caller used into URLs', async () => {
    const open = await startServer({ port: 0, host: '0.0.0.0', latency: 'instant' })
    const own = open.url.replace('localhost', '127.0.0.1')
    const text = await (await fetch(`${own}/api/banners/homepage`)).text()
    await open.close()
    expect(text).toContain(`"${own}/artwork/`)
    expect(text).not.toContain('localhost')
  })
})

test('a preflight allows the headers of the shop', async () => {
  const answer = await call('/api/payments/create', {
    method: 'OPTIONS',
    headers: { origin: shop },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
})

test('pictures have the URL of the server, and no other file is served', async () => {
  const answer = await call('/api/products')
  expect(await answer.text()).toContain(`"${server.url}/artwork/`)
  expect((await call('/artwork/sections/banner-home-800.avif')).status).toBe(200)
  expect((await call('/artwork/..%2f..%2fworld.ts')).status).toBe(404)
})

test('a photo of a return has its own URL, and must not be cached §2.18.3', async () => {
  const { code, phone } = server.world.db.tables.orders[0] ?? {}
  const body = formWithImage({ order_phone: phone ?? '' })
  const uploaded = await call(`/api/orders/${code}/returns/photos`, { method: 'POST', body })
  const { url }: { url: string } = (await uploaded.json()).data
  expect(url).toMatch(new RegExp(`^${server.url}/return-photos/[\\da-f]{32}$`))
  const photo = await fetch(url)
  expect(photo.headers.get('cache-control')).toBe('private, no-store')
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect((await call('/return-photos/0')).status).toBe(404)
})

describe('requests that a page of another machine might send', () => {
  const stranger = 'https://elsewhere.example'
  const json = { 'content-type': 'application/json' }
  const scenario = { method: 'POST', body: JSON.stringify({ scenario: 'countries.500' }) }
  const order = JSON.stringify(orderRequest)
  const orders = () => server.world.db.tables.orders.length
  /**
   * Returns the status for a call to a host name, as if DNS led that name to the server. `fetch` can't do
   * this, because it writes the `host` header itself.
   */
  const statusUnder = async (host: string, path: string, url = server.url) => {
    const [answer] = await once(get(url + path, { headers: { host } }), 'response')
    answer.resume()
    return answer.statusCode
  }

  test('are refused under a name that the server does not have, because DNS may lead it here', async () => {
    for (const path of ['/__world/tokens', '/api/products', '/docs', '/mock/paypal?token=EC-0'])
      expect(await statusUnder('rebound.example', path)).toBe(403)
    const { port } = new URL(server.url)
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await statusUnder(`${name}:${port}`, '/__world')).toBe(200)
  })

  test('are answered under the network address that they reached, and under no other address', () => {
    const refusal = (reached: string) =>
      knownShops({}).refusalOf(new Request('http://192.168.1.5:4010/api/products'), reached)
    expect(refusal('192.168.1.5')).toBeNull()
    expect(refusal('::ffff:192.168.1.5')).toBeNull()
    expect(refusal('192.168.1.6')).toContain('--name')
  })

  test('are answered under the configured names', async () => {
    const open = await startServer({ port: 0, latency: 'instant', ownNames: ['mock.example'] })
    const status = await statusUnder('mock.example', '/__world', open.url)
    await open.close()
    expect(status).toBe(200)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'are refused with JSON as %j, because any page may send this type without a preflight',
    async (type) => {
      const headers = { 'content-type': type }
      const before = orders()
      expect((await call('/__world/scenario', { ...scenario, headers })).status).toBe(415)
      const row = { method: 'POST', body: '{}', headers }
      expect((await call('/__world/orders', row)).status).toBe(415)
      const placed = await call('/api/payments/create', { method: 'POST', headers, body: order })
      expect(placed.status).toBe(422)
      expect((await call('/api/address/countries')).status).toBe(200)
      expect(orders()).toBe(before)
    },
  )

  test('are refused if they write or call the control API', async () => {
    const before = orders()
    const from = (origin: string) => ({ headers: { ...json, origin } })
    for (const origin of [stranger, 'null']) {
      const placed = { method: 'POST', body: order, ...from(origin) }
      expect((await call('/api/payments/create', placed)).status).toBe(403)
    }
    expect(orders()).toBe(before)
    for (const origin of [stranger, 'null', shop]) {
      expect((await call('/__world/scenario', { ...scenario, ...from(origin) })).status).toBe(403)
      expect((await call('/__world/reset', { method: 'POST', ...from(origin) })).status).toBe(403)
      expect((await call('/__world/tokens', from(origin))).status).toBe(403)
    }
    expect((await call('/__world/scenario', from(server.url))).status).toBe(200)
  })
})

describe('a scenario', () => {
  test('may break the connection', async () => {
    const answer = call('/api/address/countries', inScenario('countries.offline'))
    await expect(answer).rejects.toThrow('fetch failed')
  })

  test('may never answer', async () => {
    const signal = AbortSignal.timeout(100)
    const answer = call('/api/address/countries', { ...inScenario('countries.timeout'), signal })
    await expect(answer).rejects.toHaveProperty('name', 'TimeoutError')
  })
})

describe("PayPal's page", () => {
  const page = `/mock/paypal?${new URLSearchParams({ token: 'EC-0', shop })}`

  test('approves or cancels a payment and leads back to the shop', async () => {
    const headers = { origin: shop, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...orderRequest, payment_method: 'paypal' })
    const created = await call('/api/payments/create', { method: 'POST', headers, body })
    const url: string = (await created.json()).data.payment.redirect_url
    expect(url.startsWith(`${server.url}/mock/paypal?token=EC-`)).toBe(true)
    expect(await (await fetch(url)).text()).toMatch(/<html lang="vi">[^]*Thanh toán ngay/)
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'cancel' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:5173\/checkout\?success=false&token=EC-[\dA-F]{32}$/,
    )
  })

  test('leads back to a shop that is below a path', async () => {
    const open = await startServer({ port: 0, latency: 'instant', returnTo: [`${shop}/shop/`] })
    const answer = await fetch(open.url + page, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'cancel' }),
      redirect: 'manual',
    })
    await open.close()
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:5173\/shop\/checkout\?/)
  })

  test('says that no payment waits for approval', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' }
    expect(await (await call(page, { headers })).text()).toContain('This payment is over')
  })

  test('leads to pages of this machine only', async () => {
    const answer = await call(page.replace('localhost', 'evil.example'))
    expect(answer.status).toBe(400)
  })
})
