import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worldKey } from '@/lib/demo-world'
import { openWorldFile, worldFile } from './world-file'

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
  vi.unstubAllGlobals()
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

test('a world leaves without sessions and passwords', () => {
  expect(JSON.parse(file).world.stored).toEqual({
    seed: 3,
    delta: { users: { put: [{ ...user, password: '' }], gone: [] } },
  })
})

test('an imported world brings its data, and nobody is signed in', () => {
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
