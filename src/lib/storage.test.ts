import { describe, expect, test, vi } from 'vitest'
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
