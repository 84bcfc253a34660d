import { expect, test } from 'vitest'
import { isLow, shortages, shortageText, unitsByVariant, unitsTaken } from './stock'

const items = [
  { variant_id: 1, quantity: 2 },
  { variant_id: 2, quantity: 1 },
  { variant_id: 1, quantity: 1 },
]

test('lines of the same variant count together', () => {
  expect([...unitsByVariant(items)]).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect([...shortages(items, () => 2)]).toEqual([1])
  expect([...shortages(items, () => 3)]).toEqual([])
})

test('a shortage names the product, its options and what is left', () => {
  const variant = { name: 'Áo sơ mi', color: 'Ngà', size: 'M' }
  expect(shortageText(variant, 1)).toBe('Áo sơ mi (Ngà, M) chỉ còn 1')
  expect(shortageText(variant, 0)).toBe('Áo sơ mi (Ngà, M) đã hết hàng')
  expect(shortageText({ ...variant, color: '', size: '' }, 1)).toBe('Áo sơ mi chỉ còn 1')
})

test('what is sold out does not run low', () => {
  expect([0, 1, 5, 6].map(isLow)).toEqual([false, true, true, false])
})

test('of the same variant only the difference is taken, whatever its lines are §10.14.3', () => {
  const line = (variant_id: number, quantity: number) => ({ variant_id, quantity })
  const taken = unitsTaken([line(1, 2), line(2, 1)], [line(1, 1), line(1, 4), line(3, 1)])
  expect([...taken]).toEqual(
    expect.arrayContaining([
      [1, 3],
      [2, -1],
      [3, 1],
    ]),
  )
})
