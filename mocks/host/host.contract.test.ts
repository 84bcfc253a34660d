import { afterEach, describe, expect, test, vi } from 'vitest'
import { orderRequest } from '../handlers/test-client'
import type { Violation } from '../pipeline/validate-answer'
import { accounts } from '../seed/accounts'
import { type MockServer, startServer } from '../server'
import { callsNamed } from './real-calls'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function open(options: Parameters<typeof startServer>[0] = {}): Promise<MockServer> {
  const server = await startServer({ port: 0, latency: 'instant', ...options })
  closing.push(() => server.close())
  return server
}

/** A host that is another shop, and a gateway of the mock world that it answers some calls of. */
async function openBoth(real: string, { fallback = false, violations = [] as Violation[] } = {}) {
  const host = await open()
  const onViolation = (violation: Violation) => void violations.push(violation)
  const gateway = await open({ realHost: { base: host.url, real, fallback }, onViolation })
  return { host, gateway }
}

async function call(server: MockServer, path: string, body?: object, token?: string) {
  const answer = await fetch(server.url + path, {
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return answer.json()
}

describe('the list of real calls', () => {
  test('has operations, tags, all, and what is taken away again', () => {
    expect([...callsNamed('login, currentUser')]).toEqual(['login', 'currentUser'])
    expect(callsNamed('catalogue')).toContain('productList')
    expect(callsNamed('* !login').has('login')).toBe(false)
    expect(callsNamed('*').size).toBeGreaterThan(60)
  })

  test('names a word that is neither', () => {
    expect(() => callsNamed('catalog')).toThrow('neither a call nor a tag "catalog". Tags: auth')
  })
})

test("a mocked order over the host's catalogue costs what the host's product costs", async () => {
  const { host, gateway } = await openBoth('catalogue')
  host.world.db.update('products', 3, { name: 'Váy của máy chủ', slug: 'vay-cua-may-chu' })
  host.world.db.update('variants', 301, { price: 777_000 })
  const { data } = await call(gateway, '/api/products/vay-cua-may-chu')
  expect(data.product).toMatchObject({ id: 3, name: 'Váy của máy chủ' })
  const items = [{ product_id: 3, variant_id: 301, quantity: 1 }]
  const placed = await call(gateway, '/api/payments/create', { ...orderRequest, items })
  expect(placed.data.order).toMatchObject({
    subtotal: 777_000,
    items: [{ product_name: 'Váy của máy chủ' }],
  })
  expect(host.world.db.find('orders', placed.data.order.id)).toBeUndefined()
})

test('a product that the world knew under the slug of another one makes way', async () => {
  const { host, gateway } = await openBoth('catalogue')
  const [mine] = gateway.world.db.tables.products
  host.world.db.update('products', 3, { slug: `${mine?.slug}-x` })
  host.world.db.update('products', Number(mine?.id), { slug: 'elsewhere' })
  host.world.db.update('products', 3, { slug: String(mine?.slug) })
  await call(gateway, `/api/products/${mine?.slug}`)
  expect(gateway.world.db.where('products', 'slug', String(mine?.slug))).toMatchObject([{ id: 3 }])
})

test('a list teaches products that were never opened: one variant, at the price of the list', async () => {
  const { host, gateway } = await openBoth('productList')
  host.world.db.update('products', 3, { slug: 'moi' })
  const { data } = await call(gateway, '/api/products?per_page=100')
  const told = data.products.find(({ slug }: { slug: string }) => slug === 'moi')
  expect(gateway.world.db.where('variants', 'product_id', 3)).toMatchObject([
    { price: told.min_price },
  ])
})

test('a token of the host is known to mocked calls, even one that it gave out before', async () => {
  const { host, gateway } = await openBoth('login,currentUser')
  const { email, password } = accounts.shopper
  host.world.db.update('users', accounts.shopper.id, { full_name: 'Người của máy chủ' })
  const { data } = await call(gateway, '/api/auth/login', { email, password })
  expect(await call(gateway, '/api/orders', undefined, data.token)).toMatchObject({ success: true })
  const older = String(host.world.signIn('staff'))
  expect(await call(gateway, '/api/admin/orders', undefined, older)).toMatchObject({
    success: true,
  })
  expect(gateway.world.db.get('users', accounts.shopper.id).full_name).toBe('Người của máy chủ')
})

test('calls change hands while all goes on', async () => {
  const { host, gateway } = await openBoth('catalogue')
  host.world.db.update('products', 3, { name: 'Váy của máy chủ' })
  const path = `/api/products/${host.world.db.get('products', 3).slug}`
  const nameNow = async () => (await call(gateway, path)).data.product.name
  const mine = gateway.world.db.get('products', 3).name
  const setReal = (real: string) => call(gateway, '/__world/real', { real })
  expect((await setReal('*,!catalogue')).mocked).toContain('productDetail')
  expect(await nameNow()).toBe(mine)
  expect((await setReal('productDetail')).real).toEqual(['productDetail'])
  expect(await nameNow()).toBe('Váy của máy chủ')
  expect(await setReal('catalog')).toMatchObject({ message: expect.stringContaining('catalog') })
  expect(gateway.world.log.entries().map(({ by }) => by)).toEqual(['world', 'host'])
  const other = await call(await open(), '/__world/real')
  expect(other.message).toContain('--api')
})

test('the world says what it would have answered in place of the host', async () => {
  const { host, gateway } = await openBoth('siteInfo')
  host.world.scenario.set(['siteInfo.500'])
  const request = new Request(`${gateway.url}/api/website/info`, {
    headers: { 'accept-language': 'en' },
  })
  const mocked = await gateway.world.rehearse(request)
  expect(mocked instanceof Response && (await mocked.json())).toMatchObject({ message: 'Done' })
  expect(await gateway.world.rehearse(new Request(`${gateway.url}/api/nothing`))).toBeNull()
  expect(gateway.world.log.entries()).toEqual([])
})

test('an answer that breaks the contract goes on, and is named with its place', async () => {
  const violations: Violation[] = []
  const { host, gateway } = await openBoth('productDetail', { violations })
  const slug = host.world.db.get('products', 3).slug
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    if (new Request(input).url !== `${host.url}/api/products/${slug}`) return answer
    return new Response((await answer.text()).replace('"id":3,', '"id":"3",'), answer)
  })
  expect((await call(gateway, `/api/products/${slug}`)).data.product.id).toBe('3')
  expect(violations).toEqual([
    {
      by: 'host',
      operation: 'productDetail',
      status: 200,
      problems: ['/data/product/id must be integer'],
    },
  ])
})

test('a host that is down is named once; the mock world answers for it only if asked', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { host, gateway } = await openBoth('catalogue')
  await host.close()
  await expect(call(gateway, '/api/products')).rejects.toThrow('fetch failed')
  await expect(call(gateway, '/api/products')).rejects.toThrow('fetch failed')
  expect(
    written.mock.calls.filter(([text]) => String(text).includes('does not answer')),
  ).toHaveLength(1)
  const other = await openBoth('catalogue', { fallback: true })
  await other.host.close()
  expect(await call(other.gateway, '/api/products')).toMatchObject({ success: true })
})
