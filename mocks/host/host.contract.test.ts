import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Violation } from '../pipeline/validate'
import { type MockServer, startServer } from '../server'
import { callsNamed } from './host'

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

/** Opens a host (a second shop) and a gateway. The host answers some calls of the gateway's mock world. */
async function openBoth(real: string, { fallback = false, violations = [] as Violation[] } = {}) {
  const host = await open()
  const onViolation = (violation: Violation) => void violations.push(violation)
  const gateway = await open({ realHost: { base: host.url, real, fallback }, onViolation })
  return { host, gateway }
}

async function call(server: MockServer, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    headers: { 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return answer.json()
}

describe('the list of real calls', () => {
  test('contains operations, tags, all operations, and removed operations', () => {
    expect([...callsNamed('login, currentUser')]).toEqual(['login', 'currentUser'])
    expect(callsNamed('catalogue')).toContain('productList')
    expect(callsNamed('* !login').has('login')).toBe(false)
    expect(callsNamed('*').size).toBeGreaterThan(60)
  })

  test('refuses a word that is no operation and no tag', () => {
    expect(() => callsNamed('catalog')).toThrow('neither a call nor a tag "catalog". Tags: auth')
  })
})

test('calls move between host and mock world while the server runs', async () => {
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

test('an answer that breaks the contract is passed on, and the field is reported', async () => {
  const violations: Violation[] = []
  const real = globalThis.fetch
  let broken = ''
  // The gateway keeps the `fetch` that exists when it opens, so the test replaces `fetch` first.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    if (new Request(input).url !== broken) return answer
    return new Response((await answer.text()).replace('"id":3,', '"id":"3",'), answer)
  })
  const { host, gateway } = await openBoth('productDetail', { violations })
  const { slug } = host.world.db.get('products', 3)
  broken = `${host.url}/api/products/${slug}`
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

test('a host that is down is reported once; the mock world answers in its place only with `fallback`', async () => {
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
