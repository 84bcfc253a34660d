import { afterEach, expect, test } from 'vitest'
import { prerenderedBundle, prerenderedState } from './state'

const made = { path: '/products/dam', at: 1_000_000, maxAgeMs: 60_000 }

afterEach(() => {
  document.head.replaceChildren()
  localStorage.clear()
})

/** Opens an address whose page has this prerendered page, and returns its state. */
function stateAt(address: string, { said = JSON.stringify(made), now = made.at } = {}) {
  const meta = document.createElement('meta')
  meta.name = 'prerendered'
  meta.content = said
  document.head.append(meta)
  window.history.replaceState(null, '', address)
  return prerenderedState(now)
}

test.each(['/products/dam', '/products/dam/', '/products/dam?utm_source=zalo&fbclid=1'])(
  '%s is its address',
  (address) => {
    expect(stateAt(address)).toBe('fresh')
  },
)

test.each(['/', '/cart', '/products/dam?variant=3', '/products/dam?page=2'])(
  '%s is not',
  (address) => {
    expect(stateAt(address)).toBe('none')
  },
)

test.each([60_001, -60_001, 31_536_000_000])(
  'it is old after %i ms by the clock of the visitor',
  (ms) => {
    expect(stateAt('/products/dam', { now: made.at + ms })).toBe('old')
  },
)

test('who reads English does not see the Vietnamese page', () => {
  localStorage.setItem('locale', 'en')
  expect(stateAt('/products/dam')).toBe('none')
})

test.each([
  '',
  '{',
  '[]',
  '{"path":"/products/dam"}',
  '{"path":"/products/dam","at":"1","maxAgeMs":1}',
])('a note that cannot be read counts as none: %s', (said) => {
  expect(stateAt('/products/dam', { said })).toBe('none')
})

test('it names the bundle, or nothing does', () => {
  expect(prerenderedBundle()).toBeUndefined()
  stateAt('/cart', { said: '{"bundle":"/assets/start-1.js"}' })
  expect(prerenderedBundle()).toBe('/assets/start-1.js')
})
