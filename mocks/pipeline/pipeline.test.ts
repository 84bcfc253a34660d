import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer, createTestWorld } from '../node'

const host = 'http://shop.test'
const get = (path: string, token?: string | null) =>
  new Request(host + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})

async function textOf(outcome: Response | 'network-error'): Promise<string> {
  return outcome === 'network-error' ? outcome : outcome.text()
}

describe('the user of a call', () => {
  test('a session expires by the clock of the world, and by scenario', async () => {
    const { signIn, answer, db, scenario } = createTestWorld()
    const token = signIn('shopper') ?? ''
    expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 200)
    scenario.set(['token.expired'])
    expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 401)
    db.update('tokens', token, { expires_at: '2027-01-01T00:00:00.000Z' })
    scenario.set([])
    expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 200)
    scenario.set(['clock:2027-11-21T00:00:00Z'])
    expect(await answer(get('/api/users/me', token))).toHaveProperty('status', 401)
  })

  test('a bad token counts as a visitor where visitors are allowed', async () => {
    const { answer } = createTestWorld()
    expect(await answer(get('/api/address/countries', 'nonsense'))).toHaveProperty('status', 200)
    expect(await answer(get('/api/users/me', 'nonsense'))).toHaveProperty('status', 401)
  })
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

  test('that loses the answer happens after the work is done', async () => {
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

test('the log has the calls with their scenario', async () => {
  const { answer, log } = createTestWorld({ names: ['countries.serverError'] })
  await answer(get('/api/address/countries?x=1'))
  expect(log.entries()).toMatchObject([
    {
      method: 'GET',
      path: '/api/address/countries?x=1',
      operation: 'countries',
      status: 500,
      scenario: ['countries.serverError'],
      problems: [],
    },
  ])
})

describe('behind fetch', () => {
  const server = createMockServer()
  beforeAll(server.listen)
  afterEach(server.resetHandlers)
  afterAll(server.close)

  test('answers at any origin', async () => {
    expect(await (await fetch(`${host}/api/address/countries`)).json()).toHaveProperty('data')
  })

  test('a broken connection and a time-out are real', async () => {
    server.world.scenario.set(['countries.offline*1', 'countries.timeout'])
    await expect(fetch(`${host}/api/address/countries`)).rejects.toThrow(TypeError)
    const signal = AbortSignal.timeout(50)
    const late = fetch(`${host}/api/address/countries`, { signal })
    await expect(late).rejects.toHaveProperty('name', 'TimeoutError')
  })

  test('a call that the contract does not have fails the test', async () => {
    await fetch(`${host}/api/secrets`)
    expect(() => server.world.assertNoViolations()).toThrow('GET /api/secrets')
  })
})
