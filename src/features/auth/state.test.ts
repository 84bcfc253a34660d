import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/api/session'
import { memoryStorage } from '@/lib/memory-storage'
import { createStore } from '@/lib/store'
import {
  askSignInAtom,
  beginSessionAtom,
  endSessionAtom,
  panelAtom,
  reloadSessionAtom,
  sessionAtom,
  showPanelAtom,
} from './state'

const kept = new Map<string, string>()
const localStorage = memoryStorage(kept)

beforeEach(() => vi.stubGlobal('window', { localStorage }))
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  test('is the stored token, raw under auth_token §4.1.4a', () => {
    kept.set('auth_token', 'abc')
    expect(createStore().get(sessionAtom)).toEqual({ token: 'abc', number: 0, lost: false })
  })

  test('begins with a sign-in and is over with a sign-out §4.1.1a §4.1.3', () => {
    const store = createStore()
    expect(store.set(beginSessionAtom, 'abc')).toBe(1)
    expect([kept.get('auth_token'), store.get(sessionAtom).token]).toEqual(['abc', 'abc'])
    store.set(endSessionAtom, false)
    expect([kept.has('auth_token'), store.get(sessionAtom)]).toEqual([
      false,
      { token: null, number: 2, lost: false },
    ])
  })

  test('follows what another tab did, and nothing else', () => {
    const store = createStore()
    store.set(reloadSessionAtom)
    expect(store.get(sessionAtom).number).toBe(0)
    kept.set('auth_token', 'theirs')
    store.set(reloadSessionAtom)
    expect(store.get(sessionAtom)).toEqual({ token: 'theirs', number: 1, lost: false })
  })

  test('lives in memory where the storage keeps nothing', () => {
    vi.stubGlobal('window', {})
    const store = createStore()
    store.set(beginSessionAtom, 'abc')
    expect(session.token()).toBe('abc')
    store.set(endSessionAtom, false)
    expect(session.token()).toBeNull()
  })
})

describe('the server refuses a token', () => {
  test('which ends the session once', () => {
    const expired = vi.fn(() => session.clear())
    session.onExpired(expired)
    session.save('abc')
    session.expire('abc')
    session.expire('abc')
    expect(expired).toHaveBeenCalledOnce()
  })

  test('that is no more in use: nobody is signed out', () => {
    const expired = vi.fn()
    session.onExpired(expired)
    session.save('new')
    session.expire('old')
    expect(expired).not.toHaveBeenCalled()
  })
})

describe('what the account icon shows', () => {
  test('both forms lead to the same sequel; closing forgets it', () => {
    const store = createStore()
    const next = vi.fn()
    store.set(askSignInAtom, next)
    store.set(showPanelAtom, 'register')
    expect(store.get(panelAtom)).toEqual({ name: 'register', next })
    store.set(showPanelAtom, null)
    store.set(showPanelAtom, 'login')
    expect(store.get(panelAtom)).toEqual({ name: 'login' })
  })

  test('closes with the session', () => {
    const store = createStore()
    store.set(showPanelAtom, 'menu')
    store.set(endSessionAtom, true)
    expect(store.get(panelAtom)).toBeNull()
  })
})
