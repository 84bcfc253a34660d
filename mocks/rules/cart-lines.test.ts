import { expect, test } from 'vitest'
import { mergeLines } from './cart-lines'

const line = (variantId: number | null, quantity: number, color = 'Ngà') => ({
  productId: 1,
  variantId,
  quantity,
  color,
  size: 'M',
})

test('lines of one variant are merged into the first', () => {
  expect(mergeLines([line(7, 1), line(8, 1), line(7, 2)])).toEqual([line(7, 3), line(8, 1)])
})

test('lines without a variant are merged by colour and size', () => {
  const lines = [line(null, 1), line(null, 2, 'Đen'), line(null, 3)]
  expect(mergeLines(lines)).toEqual([line(null, 4), line(null, 2, 'Đen')])
})
