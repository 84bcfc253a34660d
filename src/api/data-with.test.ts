import { expect, test } from 'vitest'
import { dataWith } from './data-with'

const listOf = dataWith<{ products: string[]; category: string | null }>('products', 'category')

test('takes the data that the contract promises', () => {
  const data = { products: [], category: null }
  expect(listOf({ data })).toBe(data)
})

test.each([{}, { products: [] }, [], null, 'text', undefined])('refuses %o', (data) => {
  // @ts-expect-error Servers send anything.
  expect(() => listOf({ data })).toThrow()
})
