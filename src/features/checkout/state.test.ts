import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shirtLine } from '@/domain/cart/example-lines'
import { memoryStorage } from '@/lib/memory-storage'
import { beginPaypalVisit, dropCheckoutLines, storeCheckout, storedCheckout } from './state'

const brought = { lines: [shirtLine], since: 1_700_000_000_000 }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: memoryStorage(stored),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('the lines of a visit come back after a reload, until it is left', () => {
  storeCheckout('a1', brought)
  expect(storedCheckout('a1')).toEqual(brought)
  dropCheckoutLines()
  expect(storedCheckout('a1').lines).toEqual([])
})

test('another visit starts without them', () => {
  storeCheckout('a1', brought)
  expect(storedCheckout('b2').lines).toEqual([])
})

test('lines that left for PayPal do not come back: they may be paid for', () => {
  storeCheckout('a1', brought)
  beginPaypalVisit('PAY-000001')
  expect(storedCheckout('a1').lines).toEqual([])
})

test('a damaged line is dropped, the others stay', () => {
  const lines = [shirtLine, { ...shirtLine, variantId: null }, { ...shirtLine, quantity: -1 }, 7]
  stored.set('checkout_lines', JSON.stringify({ visit: 'a1', lines }))
  expect(storedCheckout('a1').lines).toEqual([shirtLine])
})
