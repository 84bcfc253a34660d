import { expect, test } from 'vitest'
import { isLow, shortageText } from './stock'

test('a shortage names the product, its options and what is left', () => {
  const variant = { name: 'Áo sơ mi', color: 'Ngà', size: 'M' }
  expect(shortageText(variant, 1)).toBe('Áo sơ mi (Ngà, M) chỉ còn 1')
  expect(shortageText(variant, 0)).toBe('Áo sơ mi (Ngà, M) đã hết hàng')
  expect(shortageText({ ...variant, color: '', size: '' }, 1)).toBe('Áo sơ mi chỉ còn 1')
})

test('what is sold out does not run low', () => {
  expect([0, 1, 5, 6].map(isLow)).toEqual([false, true, true, false])
})
