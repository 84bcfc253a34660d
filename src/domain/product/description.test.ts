import { expect, test } from 'vitest'
import { variant } from './description'

test.each([
  ['', true],
  ['AO-den_1.M', true],
  ['x'.repeat(41), false],
  ['á-1', false],
  ['a b', false],
])('%j is a code: %s', (text, isCode) => {
  expect(variant.sku.shape.test(text)).toBe(isCode)
})
