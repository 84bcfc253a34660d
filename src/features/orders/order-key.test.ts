import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrderRequest } from '@/api/generated/model'
import { memoryStorage } from '@/lib/memory-storage'
import { forgetOrderKey, orderKeyFor } from './order-key'

const request: OrderRequest = {
  full_name: 'Nguyễn Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  province_id: 79,
  district_id: 760,
  ward_id: 26_740,
  items: [{ product_id: 7, variant_id: 71, quantity: 1 }],
  payment_method: 'cod',
}
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

test('every try of one order carries the same key', () => {
  expect(orderKeyFor(request)).toBe(orderKeyFor({ ...request }))
})

test('another payload is another order', () => {
  const first = orderKeyFor(request)
  expect(orderKeyFor({ ...request, phone: '0987654321' })).not.toBe(first)
})

test('once settled, the same payload is a new order', () => {
  const first = orderKeyFor(request)
  forgetOrderKey()
  expect(orderKeyFor(request)).not.toBe(first)
})

test('a plain-http host, which has no randomUUID, gets one too', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  expect(orderKeyFor(request)).toBe('0a'.repeat(16))
})

test.each(['{', 'null', '{"key":1,"payload":"x"}'])(
  'a damaged store (%s) makes a new key',
  (text) => {
    stored.set('order_key', text)
    expect(orderKeyFor(request)).toMatch(/^[\da-f]{32}$/)
  },
)
