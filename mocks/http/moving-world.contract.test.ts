import { afterAll, beforeAll, expect, test } from 'vitest'
import { samples } from '../pipeline/samples/samples'
import { accounts } from '../seed/accounts'
import { type MockServer, startServer } from '../server'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ port: 0, latency: 'instant' })
})
afterAll(() => server.close())

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await answer.text()
  return { status: answer.status, ...(text.startsWith('{') && JSON.parse(text)) }
}

test('rows come by factory, change, go, and come back by undo', async () => {
  const { db } = server.world
  const before = db.tables.orders.length
  const made = await call('POST', '/__world/orders', { count: 20, row: { status: 'pending' } })
  expect(made.rows).toHaveLength(20)
  expect(new Set(made.rows.map(({ code }: { code: string }) => code)).size).toBe(20)
  expect(db.tables.orders).toHaveLength(before + 20)
  expect(await call('POST', '/__world/undo')).toMatchObject({ success: true, left: 0 })
  expect(db.tables.orders).toHaveLength(before)
  const { stock } = db.get('variants', 301)
  expect(await call('PUT', '/__world/variants/301', { stock: 1 })).toMatchObject({
    row: { stock: 1 },
  })
  expect(db.get('variants', 301).stock).toBe(1)
  const { product_id } = db.get('variants', 301)
  const variants = db.where('variants', 'product_id', product_id)
  await call('DELETE', `/__world/products/${product_id}`)
  expect(db.where('variants', 'product_id', product_id)).toEqual([])
  await call('POST', '/__world/undo')
  expect(db.where('variants', 'product_id', product_id)).toEqual(variants)
  await call('POST', '/__world/undo')
  expect(db.get('variants', 301).stock).toBe(stock)
  expect((await call('POST', '/__world/undo')).status).toBe(409)
})

test.each([
  ['PUT', '/__world/orders/1', { status: 'lost' }, 422, 'shipped'],
  ['PUT', '/__world/orders/1', { subtotal: '1e' }, 422, 'subtotal: number'],
  ['PUT', '/__world/products/1', { sold_count: null }, 422, 'sold_count: number'],
  ['PUT', '/__world/variants/301', { product_id: 99_999 }, 409, '99999'],
  ['PUT', '/__world/variants/999999', {}, 404, 'No row 999999'],
  ['POST', '/__world/orders', { count: 0 }, 400, '1 to 1000'],
  ['DELETE', '/__world/orders', {}, 405, 'KEY'],
])('%s %s %j is refused with its reason', async (method, path, body, status, reason) => {
  const answer = await call(method, path, body)
  expect(answer.status).toBe(status)
  expect(answer.message).toContain(reason)
})

test('calls are asserted; a miss says what came instead', async () => {
  server.world.log.clear()
  await call('GET', '/api/website/info')
  const ask = (query: string) => call('GET', `/__world/calls?${query}`)
  expect(await ask('operation=siteInfo&count=1')).toMatchObject({ status: 200, count: 1 })
  expect(await ask('operation=createOrder&count=0')).toMatchObject({ status: 200 })
  expect(await ask('operation=siteInfo&status=500')).toMatchObject({
    status: 409,
    message: '0 of 1 calls are so, not one or more',
    nearMisses: ['GET /api/website/info (siteInfo) 200: status is not 500'],
  })
  expect((await ask('operation=siteInf')).message).toContain('siteInfo')
  expect((await ask('oper=siteInfo')).message).toContain('not by "oper"')
})

async function statusesOf(scenario: string, calls: number, path = '/api/website/info') {
  server.world.scenario.set([scenario])
  const statuses = []
  for (let nth = 0; nth < calls; nth += 1) statuses.push((await call('GET', path)).status)
  server.world.scenario.set([])
  return statuses
}

test('a fault meets every third call, some of a hundred by a seed, or only what has a text', async () => {
  expect(await statusesOf('siteInfo.500/3', 6)).toEqual([200, 200, 500, 200, 200, 500])
  const drawn = await statusesOf('siteInfo.500~30s7', 60)
  expect(await statusesOf('siteInfo.500~30s7', 60)).toEqual(drawn)
  expect(await statusesOf('siteInfo.500~30s8', 60)).not.toEqual(drawn)
  const failed = drawn.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(8)
  expect(failed).toBeLessThan(30)
  const list = '/api/products?q='
  expect(await statusesOf('productList.500[đầm]', 1, `${list}đầm`)).toEqual([500])
  expect(await statusesOf('productList.500[đầm]', 1, `${list}quần`)).toEqual([200])
})

test('what has a time goes by that clock: orders are of its day, and sessions end', async () => {
  const { email, password } = accounts.shopper
  const { data } = await call('POST', '/api/auth/login', { email, password })
  const me = async (...names: string[]) => {
    server.world.scenario.set(names)
    const headers = { authorization: `Bearer ${data.token}` }
    return (await fetch(`${server.url}/api/users/me`, { headers })).status
  }
  expect([await me(), await me('clock:+3d'), await me('clock:+8d')]).toEqual([200, 200, 401])
  server.world.scenario.set(['clock:+3d'])
  const { body } = samples.createOrder(server.world.db.tables)
  const made = await call('POST', '/api/payments/create', body)
  server.world.scenario.set([])
  const ahead = Date.parse(made.data.order.created_at) - Date.now()
  expect(ahead).toBeGreaterThan(2.9 * 86_400_000)
  expect(await me()).toBe(200)
})
