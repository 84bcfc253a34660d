import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyCart, lineKey } from '@/domain/cart/cart'
import { shirtLine } from '@/domain/cart/example-lines'
import { memoryStorage } from '@/lib/memory-storage'
import { readCart, writeCart } from './stored'

afterEach(() => vi.unstubAllGlobals())

const store = (cart: string | null, selected: string | null = null) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => ({ cart, cart_selected: selected })[key] ?? null },
  })
const readLines = (...lines: unknown[]) => {
  store(JSON.stringify(lines))
  return readCart().cart.lines
}

describe('a stored cart §11.3.1', () => {
  test('comes back as it was written, selection included', () => {
    const storage = new Map<string, string>()
    vi.stubGlobal('window', {
      localStorage: memoryStorage(storage),
    })
    const cart = {
      lines: [shirtLine, { ...shirtLine, variantId: 72, stock: 3, oldPrice: 1 }],
      selected: ['7:71'],
    }
    writeCart(cart)
    expect([...storage.keys()]).toEqual(['cart', 'cart_selected'])
    expect(readCart()).toEqual({ cart, damaged: false })
  })

  test.each([null, '', 'hello', '{', 'null', '{}', '"cart"', '7', '[[[]]]', '[null, 1, "a", []]'])(
    'reads %o as an empty cart',
    (text) => {
      store(text, text)
      expect(readCart().cart).toEqual(emptyCart)
    },
  )

  test('is empty without a storage, and writing does not throw', () => {
    vi.stubGlobal('window', {})
    expect(readCart().cart).toEqual(emptyCart)
    expect(() => writeCart({ lines: [shirtLine], selected: [] })).not.toThrow()
  })

  test.each([
    { quantity: -1 },
    { quantity: 0 },
    { quantity: null },
    { quantity: 1.5 },
    { productId: 'x' },
    { productId: 0 },
    { price: -1 },
    { price: '1e9' },
    { name: '' },
    { slug: 7 },
  ])('drops a line with %o and keeps the others', (damage) => {
    expect(readLines({ ...shirtLine, ...damage }, { ...shirtLine, variantId: 72 })).toEqual([
      { ...shirtLine, variantId: 72 },
    ])
  })

  test('keeps a line whose numbers an API once wrote as text', () => {
    const texts = { productId: '7', variantId: '71', quantity: '2', price: '250000.00', stock: '3' }
    expect(readLines({ ...shirtLine, ...texts })).toEqual([{ ...shirtLine, stock: 3 }])
  })

  test('NaN, which JSON writes as null, is a damaged quantity', () => {
    expect(readLines({ ...shirtLine, quantity: Number.NaN })).toEqual([])
  })

  test('drops damaged optional fields and keeps the line', () => {
    const odd = { image: 7, color: {}, size: '', stock: -4, oldPrice: 'x', gone: 'yes', extra: 1 }
    expect(readLines({ ...shirtLine, ...odd })).toEqual([{ ...shirtLine, color: null, size: null }])
  })

  test('of an older version, without variant ids, tells lines apart by colour and size', () => {
    const { variantId: _, ...old } = shirtLine
    expect(readLines(old, { ...old, size: 'L' })).toMatchObject([
      { variantId: null, size: 'M' },
      { variantId: null, size: 'L' },
    ])
  })

  test('holds each line key once, with at most 999 units', () => {
    expect(readLines(shirtLine, { ...shirtLine, quantity: 5000 })).toEqual([
      { ...shirtLine, quantity: 999 },
    ])
  })

  test('with 10,000 lines is read completely', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({
      ...shirtLine,
      variantId: index + 1,
    }))
    store(JSON.stringify(lines), JSON.stringify(lines.map(lineKey)))
    const { cart } = readCart()
    expect(cart.lines).toHaveLength(10_000)
    expect(cart.selected).toHaveLength(10_000)
  })
})

describe('damage is reported', () => {
  test.each(['hello', '{', '{}', '"cart"', '[null]', '[{"productId":7}]'])('%o', (text) => {
    store(text)
    expect(readCart().damaged).toBe(true)
  })

  test.each([null, '', '[]', JSON.stringify([shirtLine])])('%o is not damaged', (text) => {
    store(text, '{"a damaged selection": 1}')
    expect(readCart().damaged).toBe(false)
  })
})

test('quantities of a line stored twice add up', () => {
  expect(readLines(shirtLine, { ...shirtLine, quantity: 3 })).toEqual([
    { ...shirtLine, quantity: 5 },
  ])
})

describe('the stored selection', () => {
  test('holds only available lines, each once', () => {
    const lines = [
      shirtLine,
      { ...shirtLine, variantId: 72, gone: true },
      { ...shirtLine, variantId: 73, stock: 0 },
    ]
    store(JSON.stringify(lines), JSON.stringify(['7:71', '7:71', '7:72', '7:73', '9:9', 5, null]))
    expect(readCart().cart.selected).toEqual(['7:71'])
  })

  test('that is damaged selects nothing and drops no line', () => {
    store(JSON.stringify([shirtLine]), '{"7:71":true}')
    expect(readCart()).toEqual({ cart: { lines: [shirtLine], selected: [] }, damaged: false })
  })
})
