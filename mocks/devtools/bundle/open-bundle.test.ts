import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopConfig } from '@/lib/shop-config'
import { openQaFile } from './open-bundle'

class MemoryStorage {
  [key: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const world = { size: 'usual', seed: 7, stored: { seed: 7, delta: {} } }
const bundle = {
  kind: 'moc-lan-bundle',
  version: 1,
  madeAt: '2026-11-21T02:00:00.000Z',
  app: { version: '0.1.0', contract: '0badcafe' },
  page: {
    path: 'checkout?step=2',
    state: { __TSR_key: 'entry-1', __TSR_index: 7, overlays: 1 },
    width: 390,
    height: 844,
    locale: 'vi',
    browser: 'Chromium',
  },
  scenario: ['createOrder.offline'],
  signedInAs: 1,
  world,
  storage: { local: { cart: '["theirs"]', 'mock.qa': '0' }, session: { draft: 'theirs' } },
  calls: [],
  errors: [],
}

let local: MemoryStorage
let session: MemoryStorage
const reload = vi.fn()
const replaceState = vi.fn()

beforeEach(() => {
  local = new MemoryStorage()
  session = new MemoryStorage()
  local.setItem('cart', '["mine"]')
  local.setItem('wishlist', 'mine')
  local.setItem('auth_token', 'my-own-token')
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', { origin: 'http://shop.test', reload, search: '' })
  vi.stubGlobal('window', {
    history: { replaceState, state: { __TSR_key: 'mine', __TSR_index: 2 } },
    localStorage: local,
    sessionStorage: session,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function open(file: unknown): boolean {
  return openQaFile(typeof file === 'string' ? file : JSON.stringify(file))
}

test('a bundle takes the place of what the browser had, in the same entry of the history', () => {
  expect(open(bundle)).toBe(true)
  expect(local).toMatchObject({
    cart: '["theirs"]',
    auth_token: 'mock-session-of-user-1',
    'mock.seed': '7',
    'mock.qa': '1',
  })
  expect(local.getItem('wishlist')).toBeNull()
  expect(session).toMatchObject({ draft: 'theirs' })
  const names = Object.values(session)
  expect(names).toContain('createOrder.offline,clock:2026-11-21T02:00:00.000Z')
  const address = `http://shop.test${shopConfig.base}checkout?step=2`
  // Back leads to where this tab came from: the place is this tab's, and no overlay is open.
  const state = { __TSR_key: 'entry-1', __TSR_index: 2 }
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', address)
  expect(reload).toHaveBeenCalledOnce()
})

test('a bundle leads to no other site', () => {
  open({ ...bundle, page: { ...bundle.page, path: '//evil.test/checkout' } })
  expect(replaceState.mock.calls[0]?.[2]).toBe(
    `http://shop.test${shopConfig.base}evil.test/checkout`,
  )
})

test('an imported world brings its data, nobody is signed in, and the page stays', () => {
  expect(open({ kind: 'moc-lan-world', version: 1, world })).toBe(true)
  expect(local.getItem('auth_token')).toBeNull()
  expect(local).toMatchObject({ cart: '["mine"]', 'mock.seed': '7' })
  expect(replaceState).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['no json', '{}', JSON.stringify({ ...bundle, version: 2 })])(
  '%.20s changes nothing',
  (text) => {
    const before = JSON.stringify(local)
    expect(open(text)).toBe(false)
    expect(JSON.stringify(local)).toBe(before)
    expect(reload).not.toHaveBeenCalled()
  },
)
