import { afterEach, describe, expect, test, vi } from 'vitest'
import { localStore, parseJson, sessionStore } from './storage'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}
const full: Partial<Storage> = {
  length: 1,
  getItem: () => 'kept',
  setItem: refuse,
  removeItem: refuse,
}

describe.each([
  ['local', localStore],
  ['session', sessionStore],
])('%s storage', (name, store) => {
  test('that is absent keeps nothing and never throws', () => {
    vi.stubGlobal('window', {})
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([null, false, false])
    expect(() => store.remove('a')).not.toThrow()
  })

  test('that is blocked keeps nothing and never throws', () => {
    vi.stubGlobal('window', Object.defineProperty({}, `${name}Storage`, { get: refuse }))
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([null, false, false])
    expect(() => store.remove('a')).not.toThrow()
  })

  test('that is full is still read, and says that it kept nothing new', () => {
    vi.stubGlobal('window', { [`${name}Storage`]: full })
    expect([store.read('a'), store.write('a', '1'), store.isUsable()]).toEqual([
      'kept',
      false,
      true,
    ])
    expect(() => store.remove('a')).not.toThrow()
  })
})

test.each([null, '', '{', 'undefined', '<!doctype html>'])('%o is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test('JSON is whatever it says, null too', () => {
  expect(parseJson('null')).toBeNull()
  expect(parseJson('[1]')).toEqual([1])
})
