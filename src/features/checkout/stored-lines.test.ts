import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shirt } from '@/domain/cart/example-lines'
import { memoryStorage } from '@/lib/memory-storage'
import { beginPaypalVisit } from './paypal-visit'
import { dropCheckoutLines, storeCheckoutLines, storedCheckoutLines } from './stored-lines'

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
  storeCheckoutLines('a1', [shirt])
  expect(storedCheckoutLines('a1')).toEqual([shirt])
  dropCheckoutLines()
  expect(storedCheckoutLines('a1')).toEqual([])
})

test('another visit starts without them', () => {
  storeCheckoutLines('a1', [shirt])
  expect(storedCheckoutLines('b2')).toEqual([])
})

test('lines that left for PayPal do not come back: they may be paid for', () => {
  storeCheckoutLines('a1', [shirt])
  beginPaypalVisit('PAY-000001')
  expect(storedCheckoutLines('a1')).toEqual([])
})

test('a damaged line is dropped, the others stay', () => {
  const lines = [shirt, { ...shirt, variantId: null }, { ...shirt, quantity: -1 }, 7]
  stored.set('checkout_lines', JSON.stringify({ visit: 'a1', lines }))
  expect(storedCheckoutLines('a1')).toEqual([shirt])
})
