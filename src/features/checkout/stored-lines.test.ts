import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderLine } from '@/domain/cart/cart'
import { beginPaypalVisit } from './paypal-visit'
import { dropCheckoutLines, storeCheckoutLines, storedCheckoutLines } from './stored-lines'

const line: OrderLine = {
  productId: 7,
  variantId: 71,
  quantity: 2,
  price: 250_000,
  image: null,
  name: 'Áo sơ mi lụa',
  slug: 'ao-so-mi-lua',
  color: 'Đỏ',
  size: 'M',
}

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('the lines of a visit come back after a reload, until it is left', () => {
  storeCheckoutLines('a1', [line])
  expect(storedCheckoutLines('a1')).toEqual([line])
  dropCheckoutLines()
  expect(storedCheckoutLines('a1')).toEqual([])
})

test('another visit starts without them', () => {
  storeCheckoutLines('a1', [line])
  expect(storedCheckoutLines('b2')).toEqual([])
})

test('lines that left for PayPal do not come back: they may be paid for', () => {
  storeCheckoutLines('a1', [line])
  beginPaypalVisit('PAY-000001')
  expect(storedCheckoutLines('a1')).toEqual([])
})

test('a damaged line is dropped, the others stay', () => {
  const lines = [line, { ...line, variantId: null }, { ...line, quantity: -1 }, 7]
  stored.set('checkout_lines', JSON.stringify({ visit: 'a1', lines }))
  expect(storedCheckoutLines('a1')).toEqual([line])
})
