import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyProductForm, type ProductForm } from '@/domain/admin/product-form'
import { readKept, removeKept, writeKept } from './kept'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
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

const form: ProductForm = { ...emptyProductForm, name: 'Áo lụa', price: '12.', tags: ['mới'] }

test('comes back as it was typed, per product, until it is removed', () => {
  expect(writeKept(7, form, 'v1')).toBe(true)
  expect(readKept(7, emptyProductForm)).toMatchObject({ form, version: 'v1' })
  expect(readKept(null, emptyProductForm)).toBeNull()
  removeKept(7)
  expect(readKept(7, emptyProductForm)).toBeNull()
})

test('a new product has a place of its own', () => {
  writeKept(null, form, null)
  expect(readKept(null, emptyProductForm)).toMatchObject({ form, version: null })
})

test('without room it says so', () => {
  vi.stubGlobal('window', {
    localStorage: {
      setItem() {
        throw new Error('full')
      },
    },
  })
  expect(writeKept(7, form, null)).toBe(false)
})

describe('damaged', () => {
  const keep = (text: string) => stored.set('admin_product:7', text)

  test.each(['', '{', 'null', '[]', '7', '{"form":1,"at":"x"}', '{"form":{},"at":"never"}'])(
    '%j is nothing',
    (text) => {
      keep(text)
      expect(readKept(7, form)).toBeNull()
    },
  )

  test('parts are those of the saved version', () => {
    const at = new Date().toISOString()
    const broken = { name: 7, price: '9', status: 'gold', variants: [{ color: 1 }], sizes: ['M'] }
    keep(JSON.stringify({ at, form: broken }))
    expect(readKept(7, form)?.form).toEqual({ ...form, price: '9' })
  })
})
