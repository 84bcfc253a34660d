import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProxy } from '../../scripts/record/proxy'
import { type MockServer, startServer } from '../server'
import { readHar, type Exchange, recordingOf } from './recording'

let server: MockServer
const exchanges: Exchange[] = []
let proxied = ''
let close: () => void

function harOf(all: readonly Exchange[]): string {
  const entries = all.map(({ method, url, status, text }, index) => {
    const coded = Buffer.from(text).toString('base64')
    const content = index % 2 ? { text } : { text: coded, encoding: 'base64' }
    return { request: { method, url }, response: { status, content } }
  })
  return JSON.stringify({ log: { version: '1.2', entries } })
}

beforeAll(async () => {
  server = await startServer({ port: 0, latency: 'instant', onViolation: () => {} })
  const proxy = await openProxy(new URL(server.url), 0, (exchange) => void exchanges.push(exchange))
  proxied = proxy.url
  close = proxy.close
})
afterAll(async () => {
  close()
  await server.close()
})

describe('a recording of our own server, made by the proxy', () => {
  test('passes answers on, and keeps them as the contract says, without secrets', async () => {
    const login = await fetch(`${proxied}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'khach@moclan.vn', password: 'Matkhau1!' }),
    })
    const body = await login.json()
    expect(body).toMatchObject({ success: true })
    await (await fetch(`${proxied}/api/products?q=ao&per_page=2`)).text()
    await (await fetch(`${proxied}/api/products/khong-co`)).text()
    await (await fetch(`${proxied}/api/secrets`)).text()
    const { answers, deviations, left } = recordingOf(readHar(harOf(exchanges)))
    expect(answers.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      'login 200',
      'productList 200',
      'productDetail 404',
    ])
    expect(answers[1]?.path).toBe('/api/products?q=ao&per_page=2')
    expect(deviations).toEqual([])
    expect(left).toEqual(['GET /api/secrets: not in the contract'])
    const token = server.world.db.tables.tokens.at(-1)?.token ?? '?'
    expect(JSON.stringify(body)).toContain(token)
    expect(JSON.stringify(answers)).not.toContain(token)
    expect(JSON.stringify(answers)).not.toContain('Matkhau1!')
  })
})

test('what breaks the contract is named, and what is no JSON left out', () => {
  const url = 'https://host.example/shop/api/address/countries?token=geheim'
  const { answers, deviations, left } = recordingOf([
    { method: 'GET', url, status: 200, text: '{"success":true,"message":"","data":[{"id":"1"}]}' },
    { method: 'GET', url, status: 502, text: '<h1>Bad gateway</h1>' },
    { method: 'OPTIONS', url, status: 204, text: '' },
    { method: 'GET', url: 'https://cdn.example/a.js', status: 200, text: 'x' },
  ])
  expect(answers.map(({ path }) => path)).toEqual(['/api/address/countries?token=stripped'])
  expect(deviations.join()).toMatch(/^countries 200: .*must be integer/)
  expect(left).toEqual([
    'GET /api/address/countries: answered 502 without JSON',
    'GET https://cdn.example/a.js: no call of the API',
  ])
})

test('a text that is no HAR file is refused', () => {
  expect(() => readHar('{"log":{}}')).toThrow(/no HAR file/)
  expect(() => readHar('<html>')).toThrow()
})
