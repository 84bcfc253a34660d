import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage'
import { localStore, sessionStore } from './storage'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}
const full: Partial<Storage> = {
  length: 1,
  getItem: () => 'stored',
  setItem: refuse,
  removeItem: refuse,
}

describe.each([
  ['local', localStore],
  ['session', sessionStore],
])('%s storage', (name, store) => {
  test('that is absent stores nothing and never throws', () => {
    vi.stubGlobal('window', {})
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([null, false, false])
    expect(() => store.remove('a')).not.toThrow()
  })

  test('that is blocked stores nothing and never throws', () => {
    vi.stubGlobal('window', Object.defineProperty({}, `${name}Storage`, { get: refuse }))
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([null, false, false])
    expect(() => store.remove('a')).not.toThrow()
  })

  test('that is full can be read, and reports that the write failed', () => {
    vi.stubGlobal('window', { [`${name}Storage`]: full })
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([
      'stored',
      false,
      true,
    ])
    expect(() => store.remove('a')).not.toThrow()
  })
})

describe('shops at several paths of one host', () => {
  const items = new Map<string, string>()
  const shopAt = async (base: string) => {
    vi.resetModules()
    vi.stubGlobal('window', { localStorage: memoryStorage(items) })
    const textContent = JSON.stringify({ base, apiBase: '' })
    vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
    return { ...(await import('./storage')), ...(await import('./kept')) }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('share no session, no cart and no lock; at the root of a host the keys have no prefix §14.3a', async () => {
    const [top, shop, demo] = [await shopAt('/'), await shopAt('/shop/'), await shopAt('/demo/')]
    top.kept('auth_token').write('of the top')
    shop.kept('auth_token').write('of the shop')
    demo.localStore.write('cart', '[]')
    expect(Object.fromEntries(items)).toEqual({
      auth_token: 'of the top',
      '/shop/auth_token': 'of the shop',
      '/demo/cart': '[]',
    })
    expect([demo.kept('auth_token').read(), demo.localStore.keys()]).toEqual([null, ['cart']])
    expect(shop.kept('cart').isOf({ key: '/demo/cart' })).toBe(false)
    expect(demo.kept('cart').isOf({ key: '/demo/cart' })).toBe(true)
    expect([shop, demo].map(({ shopScopedKey }) => shopScopedKey('purchases'))).toEqual([
      '/shop/purchases',
      '/demo/purchases',
    ])
  })

  test('keep their values when a person signs out of the other shop §14.3a', async () => {
    items.clear()
    const [top, shop] = [await shopAt('/'), await shopAt('/shop/')]
    for (const { person, kept } of [top, shop]) {
      person.is('lan')
      kept('profile').write('Lan')
    }
    top.person.is('')
    expect([...items.keys()]).toEqual(['/shop/profile@lan'])
  })
})
