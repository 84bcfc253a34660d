import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worldKey } from '@/lib/demo-world'
import type { LogEntry } from '../../pipeline/pipeline'
import { parseScenario } from '../../scenarios/parse'
import { readableBody } from './CallsTab'
import { operationsOfPage, searchGroups, stateGroups } from './StatesTab'
import { openWorldFile, worldFile } from './WorldTab'

const details = { page: '/cart', sent: null, answered: null }
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

test('operations of this page come first, each once', () => {
  const other: LogEntry = { ...entry, operation: 'siteInfo', details: { ...details, page: '/' } }
  const ofPage = operationsOfPage([entry, other, entry], '/cart')
  expect(ofPage).toEqual(['login'])
  const { page, others } = stateGroups(ofPage)
  expect(page.map(({ id }) => id)).toEqual(['login'])
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

let local: Map<string, string>
const reload = vi.fn()

beforeEach(() => {
  local = new Map([
    ['cart', '["mine"]'],
    ['auth_token', 'my-own-token'],
  ])
  const localStorage = {
    length: 0,
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => void local.set(key, text),
    removeItem: (key: string) => void local.delete(key),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.clearAllMocks()
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
const file = worldFile({ choice: { size: 'usual', seed: 7 }, text: () => JSON.stringify(stored) })

test('an exported world has no sessions and no passwords', () => {
  expect(JSON.parse(file).world.stored).toEqual({
    seed: 3,
    delta: { users: { put: [{ ...user, password: '' }], gone: [] } },
  })
})

test('an imported world brings its data and signs everybody out', () => {
  expect(openWorldFile(file)).toBe(true)
  expect(local.get('auth_token')).toBeUndefined()
  expect(local.get('cart')).toBe('["mine"]')
  expect(local.get('mock.seed')).toBe('7')
  expect(JSON.parse(local.get(worldKey) ?? '')).toEqual({
    seed: 3,
    delta: { users: { put: [{ ...user, password: 'Matkhau1!' }], gone: [] } },
  })
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['no json', '{}', '{"kind":"moc-lan-world","version":2}'])(
  '%s changes nothing',
  (text) => {
    const before = new Map(local)
    expect(openWorldFile(text)).toBe(false)
    expect(local).toEqual(before)
    expect(reload).not.toHaveBeenCalled()
  },
)
