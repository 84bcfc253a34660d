import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderRequest } from '../handlers/test-client'
import { samples } from '../pipeline/samples/samples'
import { accounts } from '../seed/accounts'
import { type MockServer, startServer } from '../server'
import oddRequests from './odd-requests.json' with { type: 'json' }

const shop = 'http://localhost:5173'
let server: MockServer

beforeAll(async () => {
  server = await startServer({ port: 0, latency: 'instant' })
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const call = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)

describe('worlds by header', () => {
  const inWorld = (name: string) => ({ headers: { ...json, 'x-world': name } })
  const ordersOf = async (name: string): Promise<{ full_name: string }[]> =>
    (await call('/__world/orders', inWorld(name))).json()
  const order = { ...orderRequest, full_name: 'Người Chỉ Có Ở Đây' }
  const placeOrder = (name: string) =>
    call('/api/payments/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-world': name },
      body: JSON.stringify(order),
    })

  test('do not see the orders of each other', async () => {
    const before = await ordersOf('main')
    expect((await placeOrder('an')).status).toBe(201)
    expect((await placeOrder('an')).status).toBe(201)
    expect((await placeOrder('binh')).status).toBe(201)
    const ownOrders = async (name: string) =>
      (await ordersOf(name)).filter(({ full_name }) => full_name === order.full_name).length
    expect([await ownOrders('an'), await ownOrders('binh')]).toEqual([2, 1])
    expect(await ordersOf('main')).toEqual(before)
    expect((await (await call('/__world', inWorld('an'))).json()).worlds).toEqual(
      expect.arrayContaining(['main', 'an', 'binh']),
    )
  })

  test('are reset one by one, with data and scenarios, and limited faults happen again', async () => {
    const body = JSON.stringify({ scenario: 'countries.500*1' })
    const setScenario = () => call('/__world/scenario', { method: 'POST', body, ...inWorld('an') })
    const statuses = async () => {
      const answers = [1, 2].map(() => call('/api/address/countries', inWorld('an')))
      return new Set((await Promise.all(answers)).map(({ status }) => status))
    }
    await setScenario()
    expect(await statuses()).toEqual(new Set([500, 200]))
    await setScenario()
    expect(await statuses()).toEqual(new Set([500, 200]))
    const inHeader = { headers: { 'x-world': 'an', 'x-scenario': 'wards.500*1' } }
    const wards = async () => (await call('/api/address/districts/1/wards', inHeader)).status
    expect([await wards(), await wards()]).toEqual([500, 200])
    await placeOrder('binh')
    const orders = await ordersOf('binh')
    await call('/__world/reset', { method: 'POST', ...inWorld('an') })
    expect(await (await call('/__world', inWorld('an'))).json()).toMatchObject({
      world: 'an',
      calls: 0,
      scenario: [],
    })
    expect((await ordersOf('an')).some(({ full_name }) => full_name === order.full_name)).toBe(
      false,
    )
    expect([await wards(), await wards()]).toEqual([500, 200])
    expect(await ordersOf('binh')).toEqual(orders)
  })

  test('are refused under an invalid name', async () => {
    const answer = await call('/api/address/countries', inWorld('../etc'))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('../etc')
  })
})

describe('a server with a world of its own', () => {
  test('keeps its size, its clock and its scenarios after a reset', async () => {
    const open = await startServer({
      port: 0,
      latency: 'instant',
      size: 'empty',
      now: new Date('2027-01-01T00:00:00Z'),
      names: ['countries.418'],
    })
    const get = (path: string, init?: RequestInit) => fetch(open.url + path, init)
    const first = await (await get('/__world')).json()
    expect(first).toMatchObject({ size: 'empty', scenario: ['countries.418'] })
    expect(first.now).toMatch(/^2027-01-01T00:00/)
    expect(first.tables.products).toBe(0)
    await get('/__world/reset', { method: 'POST' })
    expect((await get('/api/address/countries')).status).toBe(418)
    await open.close()
  })
})

describe('an odd request', () => {
  test.each(oddRequests)('$method $path is a $status', async ({ method, path, status }) => {
    const token = server.world.signIn('staff')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await call(path, { method, headers })
    expect(answer.status).toBe(status)
    expect((await answer.text()).length).toBeGreaterThan(3)
  })

  test.each(['', '{', '[]', '{"scenario": 7}', '{"scenarios": "slow"}', '{"scenario":"","x":1}'])(
    'the body %j for a scenario is refused with a valid example',
    async (body) => {
      const answer = await call('/__world/scenario', { method: 'POST', body, headers: json })
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toContain('"scenario"')
    },
  )

  test.each(['{', '{"world":"an"}'])('a reset with %j is refused', async (body) => {
    const answer = await call('/__world/reset', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain('X-World')
  })
})

test('a link on a page of another site opens nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await call('/__world/open?to=/cart?scenario=offline', { headers })).status).toBe(403)
  expect(server.world.scenario.current().scenario.names).toEqual([])
})

describe('the control API', () => {
  test('turns scenarios on and off', async () => {
    const set = (scenario: string) =>
      call('/__world/scenario', {
        method: 'POST',
        body: JSON.stringify({ scenario }),
        headers: json,
      })
    expect((await set('countries.503')).status).toBe(200)
    expect((await call('/api/address/countries')).status).toBe(503)
    expect((await set('countries.503x')).status).toBe(400)
    await set('countries.tooManyRequests')
    const refused = await call('/api/address/countries', { headers: { origin: shop } })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
    await set('')
    expect((await call('/api/address/countries')).status).toBe(200)
  })
})

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await answer.text()
  return { status: answer.status, ...(text.startsWith('{') && JSON.parse(text)) }
}

test('rows are created, changed and deleted', async () => {
  const { db } = server.world
  const last = db.tables.orders.at(-1)
  const { row } = await ask('POST', '/__world/orders', { status: 'pending' })
  expect(db.tables.orders.at(-1)).toEqual(row)
  expect(row).toMatchObject({ status: 'pending', full_name: last?.full_name })
  expect([row.id, row.code]).not.toEqual([last?.id, last?.code])
  expect(await ask('PUT', '/__world/variants/301', { stock: 1 })).toMatchObject({
    row: { stock: 1 },
  })
  expect(db.get('variants', 301).stock).toBe(1)
  const { product_id } = db.get('variants', 301)
  await ask('DELETE', `/__world/products/${product_id}`)
  expect(db.where('variants', 'product_id', product_id)).toEqual([])
  await call('/__world/reset', { method: 'POST' })
})

test.each([
  ['PUT', '/__world/orders/1', { subtotal: '1e' }, 422, 'subtotal: number'],
  ['PUT', '/__world/products/1', { sold_count: null }, 422, 'sold_count: number'],
  ['PUT', '/__world/variants/301', { product_id: 99_999 }, 409, '99999'],
  ['PUT', '/__world/variants/999999', {}, 404, 'No row 999999'],
  ['POST', '/__world/orders', { id: 1 }, 409, 'already'],
  ['DELETE', '/__world/orders', {}, 405, 'KEY'],
])('%s %s %j is refused with its reason', async (method, path, body, status, reason) => {
  const answer = await ask(method, path, body)
  expect(answer.status).toBe(status)
  expect(answer.message).toContain(reason)
})

test('orders and sessions follow the clock of the world', async () => {
  const { email, password } = accounts.shopper
  const { data } = await ask('POST', '/api/auth/login', { email, password })
  const me = async (...names: string[]) => {
    server.world.scenario.set(names)
    const headers = { authorization: `Bearer ${data.token}` }
    return (await fetch(`${server.url}/api/users/me`, { headers })).status
  }
  expect([await me(), await me('clock:+3d'), await me('clock:+8d')]).toEqual([200, 200, 401])
  server.world.scenario.set(['clock:+3d'])
  const { body } = samples.createOrder(server.world.db.tables)
  const made = await ask('POST', '/api/payments/create', body)
  server.world.scenario.set([])
  const ahead = Date.parse(made.data.order.created_at) - Date.now()
  expect(ahead).toBeGreaterThan(2.9 * 86_400_000)
  expect(await me()).toBe(200)
})
