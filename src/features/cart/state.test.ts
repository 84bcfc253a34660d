import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCart, type Line } from '@/domain/cart/cart'
import { shirtLine } from '@/domain/cart/example-lines'
import { stubStorages } from '@/lib/memory-storage'
import { createStore } from '@/lib/store'
import {
  addLineAtom,
  addToCartAtom,
  areAllLinesSelectedAtom,
  applyCartSyncAtom,
  cartAtom,
  cartUnitCountAtom,
  clearCartAtom,
  followOtherTabsCartAtom,
  isCartDamagedAtom,
  readStoredCart,
  reloadCartAtom,
  removeLineAtom,
  removeLinesAtom,
  repairStoredCartAtom,
  saveCartAtom,
  selectAllLinesAtom,
  selectedLinesAtom,
  selectLineAtom,
  setLineQuantityAtom,
  storeCart,
} from './state'

const dress: Line = { ...shirtLine, productId: 8, variantId: 81, quantity: 1 }
const skirt: Line = { ...shirtLine, productId: 9, variantId: 91 }

const { local: storage } = stubStorages()
let store = createStore()
const stored = (key: string): unknown => JSON.parse(storage.get(key) ?? 'null')

beforeEach(() => {
  store = createStore()
  for (const line of [shirtLine, dress, skirt]) store.set(addLineAtom, line)
  store.set(saveCartAtom)
})

test('the cart starts from the storage §2.3.2 §4.5.6', () => {
  expect(createStore().get(cartAtom)).toEqual(store.get(cartAtom))
})

describe('every change is stored under cart and cart_selected (Product §4) §4.5.6 §9.1', () => {
  const lines = () => store.get(cartAtom).lines
  const changes: [string, () => unknown][] = [
    ['add', () => store.set(addLineAtom, { ...shirtLine, variantId: 72 })],
    ['set the quantity', () => store.set(setLineQuantityAtom, '7:71', 9)],
    ['remove', () => store.set(removeLinesAtom, ['7:71'])],
    ['deselect', () => store.set(selectLineAtom, '7:71', false)],
    ['deselect all', () => store.set(selectAllLinesAtom, false)],
    ['take out', () => store.set(removeLineAtom, '8:81')],
  ]
  test.each(changes)('%s', (_, change) => {
    const before = JSON.stringify([...storage])
    change()
    store.set(saveCartAtom)
    expect(JSON.stringify([...storage])).not.toBe(before)
    expect(stored('cart')).toEqual(lines())
    expect(stored('cart_selected')).toEqual(store.get(cartAtom).selected)
  })
})

test('undo keeps later changes and works only once', () => {
  store.set(selectLineAtom, '8:81', false)
  const undo = store.set(removeLineAtom, '8:81')
  store.set(setLineQuantityAtom, '7:71', 5)
  undo()
  undo()
  expect(store.get(cartAtom).lines).toEqual([{ ...shirtLine, quantity: 5 }, dress, skirt])
  expect(store.get(selectedLinesAtom)).toEqual([{ ...shirtLine, quantity: 5 }, skirt])
})

test('clearing the cart drops its selection, and undo restores both beside lines added since §4.5.5', () => {
  store.set(selectLineAtom, '8:81', false)
  const before = store.get(cartAtom)
  const undo = store.set(clearCartAtom)
  expect(store.get(cartAtom)).toEqual({ lines: [], selected: [] })
  const added = { ...shirtLine, variantId: 72 }
  store.set(addLineAtom, added)
  undo()
  expect(store.get(cartAtom).lines).toEqual([...before.lines, added])
  expect(store.get(selectedLinesAtom)).toEqual([shirtLine, skirt, added])
})

test('everything counts as selected when every available line is selected', () => {
  store.set(applyCartSyncAtom, new Map([['9:91', { gone: true }]]))
  expect(store.get(areAllLinesSelectedAtom)).toBe(true)
  store.set(selectLineAtom, '7:71', false)
  expect(store.get(areAllLinesSelectedAtom)).toBe(false)
  store.set(removeLinesAtom, ['7:71', '8:81'])
  expect(store.get(areAllLinesSelectedAtom), 'nothing to select is not everything').toBe(false)
})

test('quick changes are written once, 50 ms after the first', async () => {
  vi.useFakeTimers()
  for (let click = 1; click <= 100; click++) store.set(setLineQuantityAtom, '7:71', 2 + click)
  expect(stored('cart'), 'nothing yet').toMatchObject([{ quantity: 2 }, dress, skirt])
  vi.advanceTimersByTime(50)
  await vi.waitFor(() => expect(stored('cart')).toMatchObject([{ quantity: 102 }, dress, skirt]))
  vi.useRealTimers()
})

describe('two tabs', () => {
  const openTab = () => {
    const tab = createStore()
    tab.get(cartAtom)
    return tab
  }

  test('unsaved changes survive when the cart of another tab is read', () => {
    store.set(setLineQuantityAtom, '7:71', 9)
    const tab = openTab()
    tab.set(selectLineAtom, '8:81', false)
    tab.set(saveCartAtom)
    store.set(reloadCartAtom)
    store.set(saveCartAtom)
    expect(stored('cart')).toMatchObject([{ quantity: 9 }, dress, skirt])
    expect(stored('cart_selected')).toEqual(['7:71', '9:91'])
  })

  test('saving keeps the changes that the other tab wrote without an event', () => {
    store.set(setLineQuantityAtom, '7:71', 9)
    storage.set('cart', JSON.stringify([shirtLine, skirt]))
    store.set(saveCartAtom)
    expect(stored('cart')).toMatchObject([{ quantity: 9 }, skirt])
    expect(store.get(cartAtom).lines).toHaveLength(2)
  })
})

describe('the server’s answer about the lines', () => {
  const dearer = new Map([['7:71', { price: 900_000 }]])

  test('is stored with its variant and its product, and comes back with them §3.4 §4.5.8a', () => {
    const variant = {
      attribute_values: [{ value: 'Đỏ', attribute: { type: 'color', name: 'Màu' } }],
    }
    const product = { id: 7, name: 'Áo', slug: 'ao' }
    const answer = { price: 900_000, variant, product }
    store.set(applyCartSyncAtom, new Map([['7:71', answer]]))
    store.set(saveCartAtom)
    expect(stored('cart')).toMatchObject([{ ...answer, oldPrice: 250_000 }, dress, skirt])
    expect(readStoredCart().cart.lines[0]).toMatchObject(answer)
    const before = store.get(cartAtom)
    store.set(applyCartSyncAtom, new Map([['7:71', structuredClone(answer)]]))
    expect(store.get(cartAtom), 'the same answer changes nothing').toBe(before)
  })

  test('never restores lines that another tab has paid §4.5.8c', () => {
    store.set(applyCartSyncAtom, dearer)
    storage.set('cart', JSON.stringify([dress]))
    store.set(saveCartAtom)
    expect(stored('cart')).toEqual([dress])
  })

  test('gives way to a change of another tab that the storage showed too late §4.5.8c', () => {
    store.set(applyCartSyncAtom, dearer)
    store.set(saveCartAtom)
    store.set(followOtherTabsCartAtom, JSON.stringify([shirtLine]))
    expect(stored('cart')).toMatchObject([{ variantId: 71, price: 900_000 }])
    expect(store.get(cartAtom).lines).toEqual(stored('cart'))
  })

  test('a message that comes after a later change of the other tab takes nothing back §4.5.8c', () => {
    store.set(applyCartSyncAtom, dearer)
    store.set(saveCartAtom)
    const seen = JSON.stringify(stored('cart'))
    storage.set('cart', JSON.stringify([dress]))
    store.set(followOtherTabsCartAtom, JSON.stringify([dress, skirt]))
    expect(stored('cart')).toEqual([dress])
    store.set(applyCartSyncAtom, new Map([['8:81', { price: 1000 }]]))
    store.set(saveCartAtom)
    store.set(followOtherTabsCartAtom, seen)
    expect(stored('cart')).toMatchObject([{ variantId: 81 }])
  })

  test('later changes in this tab stay §4.5.8c §4.11.1', () => {
    store.set(applyCartSyncAtom, dearer)
    store.set(setLineQuantityAtom, '9:91', 5)
    store.set(saveCartAtom)
    const before = stored('cart')
    store.set(followOtherTabsCartAtom, JSON.stringify([dress]))
    expect(stored('cart')).toEqual(before)
  })

  test('applies to lines that another tab has stored, and stays with a change §4.11.1', () => {
    store.set(applyCartSyncAtom, dearer)
    storage.set('cart', JSON.stringify([shirtLine]))
    store.set(reloadCartAtom)
    expect(store.get(cartAtom).lines).toMatchObject([{ price: 900_000 }])
    store.set(setLineQuantityAtom, '7:71', 5)
    store.set(saveCartAtom)
    expect(stored('cart')).toMatchObject([{ price: 900_000, quantity: 5 }])
  })
})

test('the cart counts as damaged until the shopper has seen the message; then the storage is repaired', () => {
  storage.set('cart', JSON.stringify([dress, { productId: 'x' }]))
  store = createStore()
  expect(store.get(isCartDamagedAtom)).toBe(true)
  store.set(repairStoredCartAtom)
  expect(store.get(isCartDamagedAtom)).toBe(false)
  expect(stored('cart')).toEqual([dress])
  expect(createStore().get(isCartDamagedAtom)).toBe(false)
})

const keepTexts = (cart: string | null, selected: string | null = null) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => ({ cart, cart_selected: selected })[key] ?? null },
  })
const readLines = (...lines: unknown[]) => {
  keepTexts(JSON.stringify(lines))
  return readStoredCart().cart.lines
}

describe('a stored cart §11.3.1', () => {
  test('is read as it was written, selection included', () => {
    storage.clear()
    const cart = {
      lines: [shirtLine, { ...shirtLine, variantId: 72, stock: 3, oldPrice: 1 }],
      selected: ['7:71'],
    }
    storeCart(cart)
    expect([...storage.keys()]).toEqual(['cart', 'cart_selected'])
    expect(readStoredCart()).toEqual({ cart, damaged: false })
  })

  test.each([null, '', 'hello', '{', 'null', '{}', '"cart"', '7', '[[[]]]', '[null, 1, "a", []]'])(
    'reads %o as an empty cart',
    (text) => {
      keepTexts(text, text)
      expect(readStoredCart().cart).toEqual(emptyCart)
    },
  )

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

  test('keeps a line whose numbers were stored as text', () => {
    const texts = { productId: '7', variantId: '71', quantity: '2', price: '250000.00', stock: '3' }
    expect(readLines({ ...shirtLine, ...texts })).toEqual([{ ...shirtLine, stock: 3 }])
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
})

describe('damage is reported', () => {
  test.each(['hello', '{', '{}', '"cart"', '[null]', '[{"productId":7}]'])('%o', (text) => {
    keepTexts(text)
    expect(readStoredCart().damaged).toBe(true)
  })

  test.each([null, '', '[]', JSON.stringify([shirtLine])])('%o is not damaged', (text) => {
    keepTexts(text, '{"a damaged selection": 1}')
    expect(readStoredCart().damaged).toBe(false)
  })
})

describe('the stored selection', () => {
  test('holds only available lines, each once', () => {
    const lines = [
      shirtLine,
      { ...shirtLine, variantId: 72, gone: true },
      { ...shirtLine, variantId: 73, stock: 0 },
    ]
    keepTexts(
      JSON.stringify(lines),
      JSON.stringify(['7:71', '7:71', '7:72', '7:73', '9:9', 5, null]),
    )
    expect(readStoredCart().cart.selected).toEqual(['7:71'])
  })

  test('that is damaged selects nothing and drops no line', () => {
    keepTexts(JSON.stringify([shirtLine]), '{"7:71":true}')
    expect(readStoredCart()).toEqual({ cart: { lines: [shirtLine], selected: [] }, damaged: false })
  })
})

describe('adding to the cart', () => {
  const isKept = () => store.set(addToCartAtom, dress) !== null

  test('stores the line before the action returns; the undo takes it back', () => {
    const undo = store.set(addToCartAtom, { ...dress, quantity: 2 })
    expect(stored('cart')).toEqual([shirtLine, { ...dress, quantity: 3 }, skirt])
    undo?.()
    expect(store.get(cartAtom).lines).toEqual([shirtLine, dress, skirt])
  })

  test('leaves cart and selection as they were where the storage is full', () => {
    store.set(selectLineAtom, '8:81', false)
    store.set(saveCartAtom)
    const before = store.get(cartAtom)
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(isKept()).toBe(false)
    expect(store.get(cartAtom)).toEqual(before)
  })

  test('keeps the line in memory without a storage', () => {
    vi.stubGlobal('window', {})
    store = createStore()
    expect(isKept()).toBe(true)
    expect(store.get(cartUnitCountAtom)).toBe(1)
  })
})
