import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyCart, type Line, lineKey } from '@/domain/cart/cart'
import { readCart, writeCart } from './stored'

afterEach(() => vi.unstubAllGlobals())

const good: Line = {
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

const store = (cart: string | null, selected: string | null = null) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => ({ cart, cart_selected: selected })[key] ?? null },
  })
const readLines = (...lines: unknown[]) => {
  store(JSON.stringify(lines))
  return readCart().cart.lines
}

describe('a stored cart', () => {
  test('comes back as it was written, selection included', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
      },
    })
    const cart = {
      lines: [good, { ...good, variantId: 72, stock: 3, oldPrice: 1 }],
      selected: ['7:71'],
    }
    writeCart(cart)
    expect([...kept.keys()]).toEqual(['cart', 'cart_selected'])
    expect(readCart()).toEqual({ cart, damaged: false })
  })

  test.each([null, '', 'hello', '{', 'null', '{}', '"cart"', '7', '[[[]]]', '[null, 1, "a", []]'])(
    'that is %o is empty',
    (text) => {
      store(text, text)
      expect(readCart().cart).toEqual(emptyCart)
    },
  )

  test('that is blocked is empty, and writing it does not throw', () => {
    vi.stubGlobal('window', {})
    expect(readCart().cart).toEqual(emptyCart)
    expect(() => writeCart({ lines: [good], selected: [] })).not.toThrow()
  })

  test.each([
    { quantity: -1 },
    { quantity: 0 },
    { quantity: null },
    { quantity: 1.5 },
    { quantity: '2' },
    { productId: 'x' },
    { productId: 0 },
    { price: -1 },
    { price: '1e9' },
    { name: '' },
    { slug: 7 },
  ])('loses a line with %o and keeps the others', (damage) => {
    expect(readLines({ ...good, ...damage }, { ...good, variantId: 72 })).toEqual([
      { ...good, variantId: 72 },
    ])
  })

  test('NaN, which JSON writes as null, is a damaged quantity', () => {
    expect(readLines({ ...good, quantity: Number.NaN })).toEqual([])
  })

  test('drops what is wrong in the facts that a line can do without', () => {
    const odd = { image: 7, color: {}, size: '', stock: -4, oldPrice: 'x', gone: 'yes', extra: 1 }
    expect(readLines({ ...good, ...odd })).toEqual([{ ...good, color: null, size: null }])
  })

  test('of an older version, without variant ids, knows its lines by colour and size', () => {
    const { variantId: _, ...old } = good
    expect(readLines(old, { ...old, size: 'L' })).toMatchObject([
      { variantId: null, size: 'M' },
      { variantId: null, size: 'L' },
    ])
  })

  test('holds each key once and at most 999 units of it', () => {
    expect(readLines(good, { ...good, quantity: 5000 })).toEqual([{ ...good, quantity: 999 }])
  })

  test('of 10,000 lines is read whole', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ ...good, variantId: index + 1 }))
    store(JSON.stringify(lines), JSON.stringify(lines.map(lineKey)))
    const { cart } = readCart()
    expect(cart.lines).toHaveLength(10_000)
    expect(cart.selected).toHaveLength(10_000)
  })
})

describe('lost lines are noticed', () => {
  test.each(['hello', '{', '{}', '"cart"', '[null]', '[{"productId":7}]'])('%o', (text) => {
    store(text)
    expect(readCart().damaged).toBe(true)
  })

  test.each([null, '', '[]', JSON.stringify([good])])('%o has lost none', (text) => {
    store(text, '{"a damaged selection": 1}')
    expect(readCart().damaged).toBe(false)
  })
})

test('a line that stands twice counts twice', () => {
  expect(readLines(good, { ...good, quantity: 3 })).toEqual([{ ...good, quantity: 5 }])
})

describe('the stored selection', () => {
  test('keeps only lines that are there and can be bought, each once', () => {
    const lines = [
      good,
      { ...good, variantId: 72, gone: true },
      { ...good, variantId: 73, stock: 0 },
    ]
    store(JSON.stringify(lines), JSON.stringify(['7:71', '7:71', '7:72', '7:73', '9:9', 5, null]))
    expect(readCart().cart.selected).toEqual(['7:71'])
  })

  test('that is damaged selects nothing and costs no line', () => {
    store(JSON.stringify([good]), '{"7:71":true}')
    expect(readCart()).toEqual({ cart: { lines: [good], selected: [] }, damaged: false })
  })
})
