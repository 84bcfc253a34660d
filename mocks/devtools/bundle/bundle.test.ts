import { describe, expect, test } from 'vitest'
import { type Bundle, readQaFile } from './bundle'
import { summaryOf } from './make-bundle'
import { linkTo, pack, packedIn, unpack } from './pack'
import { redactBody, redacted, scrub, withoutSessions, withSession } from './redact'

const call = {
  at: '2026-11-21T02:00:00.000Z',
  method: 'GET',
  path: '/api/products?page=2',
  operation: 'productList',
  status: 500,
  ms: 31,
  problems: ['/data must be object'],
  repairs: [],
  sent: null,
  answered: '{"success":false}',
} as const

const bundle: Bundle = {
  kind: 'moc-lan-bundle',
  version: 1,
  madeAt: '2026-11-21T02:00:00.000Z',
  app: { version: '0.1.0', contract: '0badcafe' },
  page: { path: 'products?page=2', width: 390, height: 844, locale: 'vi', browser: 'Chromium' },
  scenario: ['productList.serverError'],
  signedInAs: 1,
  world: { size: 'usual', seed: 1, stored: { seed: 1, delta: {} } },
  storage: { local: { cart: '[]' }, session: {} },
  calls: [{ ...call, problems: [...call.problems], repairs: [] }],
  errors: [{ at: call.at, text: 'Error: Đứt' }],
}

describe('secrets', () => {
  test('are covered in bodies, at any depth, by the name of their field', () => {
    const body = { email: 'a@b.c', password: 'Matkhau1!', data: { token: 'abc', token_type: 'x' } }
    const clean = JSON.parse(redactBody(JSON.stringify(body)) ?? '')
    expect(clean).toEqual({
      email: 'a@b.c',
      password: redacted,
      data: { token: redacted, token_type: redacted },
    })
    expect(redactBody('<h1>502</h1>')).toBe('<h1>502</h1>')
    expect(redactBody(null)).toBeNull()
  })

  test('that are known are covered wherever they stand; short ones would hit innocent words', () => {
    expect(scrub('Bearer 0123abcd failed', ['0123abcd', 'a', ''])).toBe(`Bearer ${redacted} failed`)
  })

  test('leave the stored world, and sessions come back with the bundle', () => {
    const user = { id: 7, email: 'a@b.c', password: 'Secret-1' }
    const session = { token: 'abcdef', user_id: 7, created_at: '', expires_at: null }
    const world = {
      seed: 3,
      delta: {
        users: { put: [user], gone: [] },
        tokens: { put: [session], gone: [] },
        stored_answers: { put: [{ id: 'key' }], gone: [] },
      },
    }
    const clean = withoutSessions(JSON.stringify(world))
    expect(clean).toEqual({
      seed: 3,
      delta: { users: { put: [{ ...user, password: '' }], gone: [] } },
    })
    expect(JSON.parse(withSession(clean, session))).toEqual({
      seed: 3,
      delta: {
        users: { put: [{ ...user, password: 'Matkhau1!' }], gone: [] },
        tokens: { put: [session], gone: [] },
      },
    })
  })
})

describe('a bundle', () => {
  test('is read back from its file; other files are not', () => {
    expect(readQaFile(JSON.stringify(bundle))).toEqual(bundle)
    expect(readQaFile('{"kind":"moc-lan-bundle"}')).toBeNull()
    expect(readQaFile('no json')).toBeNull()
  })

  test('travels in a link, behind #', async () => {
    const link = new URL((await linkTo('http://shop.test/demo/', bundle)) ?? '')
    const packed = packedIn(link) ?? ''
    expect(link.pathname + link.search).toBe('/demo/?bundle')
    expect(JSON.parse(await unpack(packed))).toEqual(bundle)
    expect(packedIn(new URL(`http://shop.test/?bundle=${packed}`))).toBe(packed)
    expect(packedIn(new URL('http://shop.test/?qa'))).toBeNull()
  })

  test('that is too long for a link loses calls before data, and then has none', async () => {
    const noise = (length: number) =>
      Array.from({ length }, (_, index) => Math.sin(index).toString(36).slice(2)).join('')
    const answered = JSON.stringify({ noise: noise(3000) })
    const good = { ...bundle.calls[0]!, status: 200, problems: [], answered }
    const link = await linkTo('http://shop.test/', { ...bundle, calls: [good, bundle.calls[0]!] })
    const opened = readQaFile(await unpack(new URL(link ?? '').hash.slice(1)))
    expect(opened).toEqual({ ...bundle, calls: [{ ...good, answered: null }, bundle.calls[0]] })
    const stored = { delta: { notes: { put: [{ text: noise(3000) }], gone: [] } } }
    expect(
      await linkTo('http://shop.test/', { ...bundle, world: { ...bundle.world, stored } }),
    ).toBeNull()
  })

  test('that is damaged does not unpack', async () => {
    await expect(unpack('!!!')).rejects.toThrow()
    await expect(unpack((await pack('text')).slice(3))).rejects.toThrow()
  })

  test('has a text for a bug report', () => {
    expect(summaryOf(bundle, 'http://shop.test/?bundle#x')).toBe(
      [
        'Page: /products?page=2',
        'Scenario: productList.serverError',
        'World: usual, seed 1, 2026-11-21T02:00:00.000Z',
        'Window: 390 × 844, vi',
        'Version: 0.1.0, contract 0badcafe',
        'Calls:',
        '- GET /api/products?page=2 → 500, 31 ms (productList)',
        '  - /data must be object',
        'Errors:',
        '- Error: Đứt',
        '',
        'http://shop.test/?bundle#x',
        '',
      ].join('\n'),
    )
  })
})
