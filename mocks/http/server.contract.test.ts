import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockServer, startServer } from '../server'

const shop = 'http://localhost:5173'
let server: MockServer

beforeAll(async () => {
  server = await startServer({ port: 0, latency: 'none' })
})
afterAll(() => server.close())

const call = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)
const inScenario = (scenario: string) => ({ headers: { 'x-scenario': scenario } })

test('answers as the other doors do, for pages of this machine', async () => {
  const answer = await call('/api/address/countries', { headers: { origin: shop } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(shop)
  expect(await answer.json()).toMatchObject({ success: true })
})

test('is closed to pages from elsewhere', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await call('/api/address/countries', { headers })
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
})

test('says what a page may send', async () => {
  const answer = await call('/api/payments/create', {
    method: 'OPTIONS',
    headers: { origin: shop },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
})

test('names pictures by its own address, and serves them', async () => {
  const answer = await call('/api/products')
  expect(await answer.text()).toContain(`"${server.url}/artwork/`)
  expect((await call('/artwork/..%2f..%2fworld.ts')).status).toBe(404)
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

  test('of a header counts over requests', async () => {
    const once = inScenario('countries.500*1')
    expect((await call('/api/address/countries', once)).status).toBe(500)
    expect((await call('/api/address/countries', once)).status).toBe(200)
  })

  test('that nobody knows is refused', async () => {
    const answer = await call('/api/address/countries', inScenario('countries.ofline'))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('countries.offline')
  })
})

describe('the back door', () => {
  test('shows tables and starts over', async () => {
    const token = server.world.signIn('shopper') ?? ''
    const before: unknown = await (await call('/__world/tokens')).json()
    expect(before).toContainEqual(expect.objectContaining({ token }))
    await call('/__world/reset', { method: 'POST' })
    expect(await (await call('/__world/tokens')).json()).toEqual([])
  })

  test('turns scenarios on and off', async () => {
    const set = (scenario: string) =>
      call('/__world/scenario', { method: 'POST', body: JSON.stringify({ scenario }) })
    expect((await set('countries.503')).status).toBe(200)
    expect((await call('/api/address/countries')).status).toBe(503)
    expect((await set('countries.503x')).status).toBe(400)
    await set('')
    expect((await call('/api/address/countries')).status).toBe(200)
  })
})
