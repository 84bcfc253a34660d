import { afterEach, expect, test } from 'vitest'
import { prerenderedState } from './state'

const made = {
  path: '/products/dam',
  params: ['variant'],
  at: 1_000_000,
  maxAgeMs: 60_000,
  bundle: '',
}

afterEach(() => localStorage.clear())

/** Opens a URL for which the browser got the prerendered page `made`. Returns the state of the page. */
function stateAt(address: string, now = made.at) {
  window.history.replaceState(null, '', address)
  return prerenderedState(made, { base: '/', mode: 'live' }, now)
}

test.each(['/products/dam', '/products/dam/', '/products/dam?utm_source=zalo&fbclid=1'])(
  '%s is its address',
  (address) => {
    expect(stateAt(address)).toBe('fresh')
  },
)

test.each(['/', '/cart', '/products/dam-lua'])('%s is not', (address) => {
  expect(stateAt(address)).toBe('none')
})

test('for another variant the page is hidden, and its answers are used while they are fresh §11.5.5', () => {
  expect(stateAt('/products/dam?variant=3')).toBe('hidden')
  expect(stateAt('/products/dam?variant=3', made.at + 60_001)).toBe('none')
})

test.each([60_001, -60_001, 31_536_000_000])(
  'it is old after %i ms by the clock of the visitor',
  (ms) => {
    expect(stateAt('/products/dam', made.at + ms)).toBe('old')
  },
)

test('a visitor who reads English does not see the Vietnamese page', () => {
  localStorage.setItem('locale', 'en')
  expect(stateAt('/products/dam')).toBe('none')
})
