import { beforeEach, expect, test, vi } from 'vitest'
import { worldKey } from '@/lib/demo-world'
import { stubStorages } from '@/lib/memory-storage'
import type { LogEntry } from '../../pipeline/pipeline'
import { parseScenario } from '../../scenarios/parse'
import { curlOf, harOf, readableBody } from '../call-export'
import { phoneLink, qrPicture } from '../phone'
import { compressText, storeWorldFile, decompressText, takeOpenedMark, worldFile } from '../report'
import { operationsOfPage, searchGroups, stateGroups } from './StatesTab'

const details = { page: '/cart', sent: { headers: {}, text: null }, answered: null }
const entry: LogEntry = {
  id: 1,
  at: '2026-11-21T02:00:00.000Z',
  method: 'POST',
  path: '/api/auth/login',
  operation: 'login',
  status: 500,
  ms: 3,
  by: 'world',
  scenario: ['login.serverError'],
  problems: [],
  details,
}

test('operations of this page come first, each once, then those that the page can send', () => {
  const other: LogEntry = { ...entry, operation: 'siteInfo', details: { ...details, page: '/' } }
  const ofPage = operationsOfPage([entry, other, entry], '/cart')
  expect(ofPage).toEqual(['login', 'syncCartProducts', 'quoteOrder', 'productDetail'])
  expect(operationsOfPage([], '/checkout')).toContain('createOrder')
  expect(operationsOfPage([], '/admin/orders/new')).toContain('createAdminOrder')
  expect(operationsOfPage([], '/admin/orders/60')).toContain('transitionOrder')
  const { page, others } = stateGroups(ofPage)
  expect(page.map(({ id }) => id)).toEqual(ofPage)
  expect(others.map(({ id }) => id)).toContain('siteInfo')
  expect(others.map(({ id }) => id)).not.toContain('login')
})

test('every listed state can be turned on', () => {
  const { world, others } = stateGroups([])
  const names = [...world, ...others].flatMap(({ states }) => states.map(({ name }) => name))
  expect(() => parseScenario(names)).not.toThrow()
})

test('the search finds states by name, description and path, ignoring diacritics', () => {
  const { world, others } = stateGroups([])
  const found = (text: string) =>
    searchGroups([...world, ...others], text).flatMap(({ states }) =>
      states.map(({ name }) => name),
    )
  expect(found('createOrder offline')).toEqual(['createOrder.offline'])
  expect(found('dang nhap la nhan vien')).toContain('login:staff')
  expect(found('/api/auth/login 401')).toContain('login.badCredentials')
  expect(found('no such state at all')).toEqual([])
})

test('bodies hide the values of fields with secret names, at any depth', () => {
  const body = { email: 'a@b.c', password: 'Matkhau1!', data: { token: 'abc', token_type: 'x' } }
  expect(JSON.parse(readableBody(JSON.stringify(body)))).toEqual({
    email: 'a@b.c',
    password: '•••',
    data: { token: '•••', token_type: '•••' },
  })
  expect(readableBody('<h1>502</h1>')).toBe('<h1>502</h1>')
})

const { local, tab } = stubStorages()
const replaceState = vi.fn()
const state = { checkout: 'visit', __TSR_key: 'entry', __TSR_index: 3, overlays: 1 }

beforeEach(() => {
  replaceState.mockClear()
  vi.stubGlobal('history', { state, replaceState })
})

const user = { id: 7, email: 'a@b.c', password: 'Secret-1' }
const session = { token: 'abcdef', user_id: 7, created_at: '', expires_at: null }
const stored = {
  seed: 3,
  delta: {
    users: { put: [user], gone: [] },
    tokens: { put: [session], gone: [] },
    stored_answers: { put: [{ id: 'key' }], gone: [] },
  },
}
const fileNow = () =>
  worldFile({ choice: { size: 'usual', seed: 7 }, text: () => JSON.stringify(stored) })
const file = fileNow()

test('an exported world has no sessions and no passwords', () => {
  expect(JSON.parse(file).world.stored).toEqual({
    seed: 3,
    delta: { users: { put: [{ ...user, password: '' }], gone: [] } },
  })
})

test('the link of a report contains the compressed world', async () => {
  const link = await compressText(file)
  expect(link).toMatch(/^[\w-]+$/)
  expect(await decompressText(link)).toBe(file)
  await expect(decompressText('nothing')).rejects.toThrow()
})

test('a call is copied as a command, and saved as a HAR entry, without its secrets', () => {
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/json' }
  const sent = { headers, text: '{"password":"x","note":"It\'s late"}' }
  const answered = { headers: { 'content-type': 'application/json' }, text: '{"token":"abc"}' }
  const call = { ...entry, details: { page: '/cart', sent, answered } }
  expect(curlOf(call, 'http://localhost:4010').split(' \\\n  ')).toEqual([
    `curl -X POST 'http://localhost:4010/api/auth/login'`,
    `-H "authorization: Bearer $TOKEN"`,
    `-H 'content-type: application/json'`,
    `-H 'x-scenario: login.serverError'`,
    String.raw`--data-raw '{"password":"•••","note":"It'\''s late"}'`,
  ])
  const [saved] = JSON.parse(harOf([call], 'http://localhost:4173')).log.entries
  expect(saved).toMatchObject({
    request: { method: 'POST', url: 'http://localhost:4173/api/auth/login' },
    response: { status: 500, content: { text: '{"token":"•••"}' } },
  })
  expect(JSON.stringify(saved)).not.toContain('abc')
})

test('the link for a phone has the address of this machine in the network', () => {
  const here = 'http://localhost:5173/cart?scenario=slow'
  expect(phoneLink(here, 'http://192.168.1.5:5174/')).toBe(
    'http://192.168.1.5:5174/cart?scenario=slow',
  )
  expect(phoneLink(here, undefined)).toBeNull()
  expect(phoneLink('https://demo.example/cart', undefined)).toBe('https://demo.example/cart')
  expect(qrPicture(here)).toContain('svg')
})

test('an imported world brings its data and signs everybody out', () => {
  local.set('auth_token', 'my-own-token').set('session_owner', 'me').set('cart', '["mine"]')
  expect(storeWorldFile(file)).toBe(true)
  expect([...local.keys()].toSorted()).toEqual([worldKey, 'mock.seed'])
  expect(local.get('mock.seed')).toBe('7')
  expect(JSON.parse(local.get(worldKey) ?? '')).toEqual({
    seed: 3,
    delta: { users: { put: [{ ...user, password: 'Matkhau1!' }], gone: [] } },
  })
  expect(takeOpenedMark(), 'the next page shows the notice once').toBe(true)
  expect(takeOpenedMark()).toBe(false)
})

test('a file restores the checkout, the typed form and its owner, but no token', () => {
  local.set('auth_token', 'abcdef').set('session_owner', 'lan')
  tab.set('checkout_draft@lan', 'typed')
  const saved = fileNow()
  expect(saved).not.toContain('abcdef')
  local.clear()
  tab.clear()
  expect(storeWorldFile(saved)).toBe(true)
  expect([local.get('session_owner'), tab.get('checkout_draft@lan')]).toEqual(['lan', 'typed'])
  const opened = { ...state, __TSR_index: 0, overlays: 0 }
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(opened, '')
})

test.each(['no json', '{}', '{"kind":"moc-lan-world","version":2}'])(
  '%s changes nothing',
  (text) => {
    const before = new Map(local)
    expect(storeWorldFile(text)).toBe(false)
    expect(local).toEqual(before)
  },
)
