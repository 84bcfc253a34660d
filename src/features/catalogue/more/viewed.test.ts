import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductSummary } from '@/api/generated/model'
import { forgetViewed, storeViewed, readViewed, watchViewed } from './viewed'

const card: ProductSummary = {
  id: 1,
  name: 'Áo dài',
  slug: 'ao-dai',
  image: null,
  images: [],
  price: 300,
  min_price: 300,
  max_price: 300,
  original_price: null,
  colors: [{ name: 'Đỏ sơn', color_code: '#8c1c13' }],
  in_stock: true,
}
const kept = new Map<string, string>()
const ids = () => readViewed().map(({ id }) => id)

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('visits are kept, newest first, at most four', () => {
  for (const id of [1, 2, 3, 4, 5, 3]) storeViewed({ ...card, id })
  expect(ids()).toEqual([3, 5, 4, 2])
  expect(readViewed()[0]).toEqual({ ...card, id: 3 })
})

test.each(['', '{', 'null', '"x"', '{"id":1}', '[null, 1, "a", {}]'])(
  'a storage of %o is nothing, and is written anew',
  (text) => {
    kept.set('recently_viewed', text)
    expect(ids()).toEqual([])
    storeViewed(card)
    expect(ids()).toEqual([1])
  },
)

test('damaged entries go, good ones stay; too many and doubles are cut', () => {
  const damaged = [
    { ...card, id: '1' },
    { ...card, name: '' },
    { ...card, min_price: NaN },
    { ...card, image: 7 },
    { ...card, images: null },
    { ...card, colors: [{ name: 'Đỏ' }] },
    { ...card, colors: [null] },
  ]
  const good = [7, 8, 8, 9, 10, 11].map((id) => ({ ...card, id }))
  kept.set('recently_viewed', JSON.stringify([...damaged, ...good]))
  expect(ids()).toEqual([7, 8, 9, 10])
})

test('without a storage nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('window', {})
  expect(() => storeViewed(card)).not.toThrow()
  expect(ids()).toEqual([])
})

test('forgotten, the list is empty; the undo brings it back as it was', () => {
  for (const id of [1, 2, 3]) storeViewed({ ...card, id })
  const undo = forgetViewed()
  expect(ids()).toEqual([])
  undo()
  expect(ids()).toEqual([3, 2, 1])
})

test('an undo that comes late puts the old visits behind those made since, and works once', () => {
  for (const id of [1, 2, 3, 4]) storeViewed({ ...card, id })
  const undo = forgetViewed()
  for (const id of [5, 4]) storeViewed({ ...card, id })
  undo()
  undo()
  expect(ids()).toEqual([4, 5, 3, 2])
})

test('who watches hears of visits, of forgetting and of its undo, and then no more', () => {
  const heard = vi.fn()
  const stop = watchViewed(heard)
  storeViewed(card)
  forgetViewed()()
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  storeViewed(card)
  expect(heard).toHaveBeenCalledTimes(3)
})
