import { beforeEach, expect, test, vi } from 'vitest'
import { type Line, lineKey } from '@/domain/cart/cart'
import { shirtLine } from '@/domain/cart/example-lines'
import { memoryStorage } from '@/lib/memory-storage'
import { createStore } from '@/lib/store'
import { addToCartAtom, cartAtom, cartUnitsAtom, selectLineAtom } from './state'

const dress: Line = { ...shirtLine, quantity: 1, slug: 'dam-lua' }
const storage = new Map<string, string>()
let isFull = false

beforeEach(() => {
  isFull = false
  storage.clear()
  const setItem = (key: string, text: string) => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
    storage.set(key, text)
  }
  vi.stubGlobal('window', { localStorage: { ...memoryStorage(storage), length: 1, setItem } })
})
test('a line is stored before the action returns', () => {
  expect(createStore().set(addToCartAtom, dress)).toBeTypeOf('function')
  expect(storage.get('cart')).toContain('dam-lua')
})

test('with a full storage the cart stays as it was', () => {
  const store = createStore()
  isFull = true
  expect(store.set(addToCartAtom, dress)).toBeNull()
  expect(store.get(cartAtom).lines).toEqual([])
  isFull = false
  store.set(addToCartAtom, dress)
  isFull = true
  expect(store.set(addToCartAtom, dress)).toBeNull()
  expect(store.get(cartUnitsAtom)).toBe(1)
})

test('a full storage leaves the selection as it was', () => {
  const store = createStore()
  store.set(addToCartAtom, dress)
  store.set(selectLineAtom, lineKey(dress), false)
  isFull = true
  store.set(addToCartAtom, dress)
  expect(store.get(cartAtom).selected).toEqual([])
})

test('undo takes back what was added', () => {
  const store = createStore()
  store.set(addToCartAtom, dress)
  const undo = store.set(addToCartAtom, { ...dress, quantity: 2 })
  undo?.()
  expect(store.get(cartUnitsAtom)).toBe(1)
})

test('without a storage the cart stays in memory', () => {
  vi.stubGlobal('window', {})
  const store = createStore()
  expect(store.set(addToCartAtom, dress)).not.toBeNull()
  expect(store.get(cartUnitsAtom)).toBe(1)
})
