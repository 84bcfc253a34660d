import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept, hashOfText, person } from './kept'
import { memoryStorage } from './memory-storage'

const local = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(local) })
  // A change of the person removes values that other test files have stored.
  person.is(hashOfText('nobody'))
  person.is('')
  local.clear()
})
afterEach(() => {
  person.is('')
  local.clear()
})

test('a page that starts with a session reads the values of its person, and removes those of others', () => {
  local.set(`profile@${hashOfText('mai')}`, 'Mai')
  local.set(`profile@${hashOfText('lan')}`, 'Lan')
  local.set('recent_searches', 'as a visitor')
  local.set('cart', '[]')
  local.set('of another app @x', 'theirs')
  person.resume(hashOfText('lan'), hashOfText('lan'))
  expect([kept('profile').read(), kept('recent_searches').read()]).toEqual(['Lan', 'as a visitor'])
  expect([...local.values()].toSorted()).toEqual(['Lan', '[]', 'as a visitor', 'theirs'])
})

test("a visitor's page neither reads nor removes the values of a person whose session was lost", () => {
  local.set(`draft_product:7@${hashOfText('lan')}`, 'Áo')
  person.resume('', hashOfText('lan'))
  expect([kept('draft_product', 7).read(), local.size]).toEqual([null, 1])
})

test('a value that does not fit lasts as long as the page, and the write returns false', () => {
  const full = { ...memoryStorage(local), setItem: () => expect.unreachable() }
  vi.stubGlobal('window', { localStorage: full })
  expect(kept('purchases').write('[1]')).toBe(false)
  expect(kept('purchases').read()).toBe('[1]')
  person.is(hashOfText('lan'))
  expect(kept('purchases').read()).toBe('[1]')
  person.is('')
  expect(kept('purchases').read()).toBeNull()
})

test('values of a visitor that do not fit under the account last as long as the page', () => {
  local.set('purchases', '[1]')
  const full = { ...memoryStorage(local), setItem: () => expect.unreachable() }
  vi.stubGlobal('window', { localStorage: full })
  person.is(hashOfText('lan'))
  expect([kept('purchases').read(), local.size]).toEqual(['[1]', 0])
})

test('purchases of the account and purchases as a visitor are both kept after a lost session', () => {
  local.set(`purchases@${hashOfText('lan')}`, '[1]')
  person.resume('', hashOfText('lan'))
  kept('purchases').write('[2]')
  person.is(hashOfText('lan'))
  expect(kept('purchases').read()).toBe('[1,2]')
})

test('values of one key with different parts are separate', () => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage(local) })
  kept('order_note', 1).write('a')
  expect([kept('order_note', 1).read(), kept('order_note', 2).read()]).toEqual(['a', null])
})

test('a listener is called after a change in this tab', () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: memoryStorage(local) }))
  const entry = kept('device_orders')
  const onChange = vi.fn()
  const stop = entry.subscribe(onChange)
  entry.write('[]')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'device_orders' }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }))
  stop()
  entry.remove()
  expect(onChange).toHaveBeenCalledTimes(2)
})
