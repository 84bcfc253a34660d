import { expect, test, vi } from 'vitest'
import type { ProductSummary } from '@/api/generated/model'
import { stubStorages } from '@/lib/memory-storage'
import { clearViewedProducts, storeViewedProduct, readViewedProducts } from './viewed'

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
const { local: storage } = stubStorages()
const ids = () => readViewedProducts().map(({ id }) => id)

test('products are stored newest first, each once, at most four §4.4.5', () => {
  for (const id of [1, 2, 3, 4, 5, 3]) storeViewedProduct({ ...card, id })
  expect(ids()).toEqual([3, 5, 4, 2])
  expect(readViewedProducts()[0]).toEqual({ ...card, id: 3 })
})

test.each(['', '{', 'null', '"x"', '{"id":1}', '[null, 1, "a", {}]'])(
  'a stored %o reads as empty, and is overwritten',
  (text) => {
    storage.set('recently_viewed', text)
    expect(ids()).toEqual([])
    storeViewedProduct(card)
    expect(ids()).toEqual([1])
  },
)

test('damaged entries, duplicates and entries past the limit are dropped', () => {
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
  storage.set('recently_viewed', JSON.stringify([...damaged, ...good]))
  expect(ids()).toEqual([7, 8, 9, 10])
})

test('without a storage the list lasts as long as the page', () => {
  vi.stubGlobal('window', {})
  expect(() => storeViewedProduct(card)).not.toThrow()
  expect(ids()).toEqual([card.id])
})

test('clearing empties the list; the undo restores it', () => {
  for (const id of [1, 2, 3]) storeViewedProduct({ ...card, id })
  const undo = clearViewedProducts()
  expect(ids()).toEqual([])
  undo()
  expect(ids()).toEqual([3, 2, 1])
})

test('a late undo appends the old entries behind newer ones, and works only once', () => {
  for (const id of [1, 2, 3, 4]) storeViewedProduct({ ...card, id })
  const undo = clearViewedProducts()
  for (const id of [5, 4]) storeViewedProduct({ ...card, id })
  undo()
  undo()
  expect(ids()).toEqual([4, 5, 3, 2])
})
