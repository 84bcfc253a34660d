import { expect, test } from 'vitest'
import { clothColours } from '../seed/catalogue/palette'
import dyeFamilies from './dye-families.json' with { type: 'json' }
import { facetIndexOf, type FacetQuery, familyOf, filterByFacets } from './facets'

const variant = (product_id: number, color: string, size: string, more: object = {}) => ({
  product_id,
  color,
  size,
  price: 300_000,
  original_price: null,
  stock: 1,
  ...more,
})

const variants = [
  variant(1, 'Đỏ sơn', 'S'),
  variant(1, 'Đỏ mận', 'M', { stock: 0 }),
  variant(2, 'Đỏ sơn', 'M', { price: 500_000, original_price: 600_000 }),
  variant(2, 'Đen', '26'),
  variant(3, 'Đen', 'M', { stock: 0 }),
  variant(4, '', '', { price: 150_000 }),
]
const products = [1, 2, 3, 4].map((id) => ({ id }))
const index = facetIndexOf({ variants, product_colours: [] })
const filter = (query: FacetQuery) => filterByFacets(products, index, query)
const found = (query: FacetQuery) => filter(query).found.map(({ id }) => id)
const counts = (values: readonly { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

test('without a filter all products are found, even products without variants §2.7.4', () => {
  const { found: all, facets } = filterByFacets([...products, { id: 9 }], index, {})
  expect(all).toHaveLength(5)
  expect(counts(facets.colors)).toEqual({ red: 2, black: 2 })
  expect(facets).toMatchObject({ price: { min: 150_000, max: 500_000 }, on_sale: 1, in_stock: 3 })
})

test('values of one filter widen it, other filters narrow it §2.7.4', () => {
  expect(found({ color: 'red' })).toEqual([1, 2])
  expect(found({ color: 'red,black' })).toEqual([1, 2, 3])
  expect(found({ color: 'red', price_min: 400_000 })).toEqual([2])
  expect(found({ price_max: 200_000 })).toEqual([4])
  expect(found({ on_sale: true })).toEqual([2])
  expect(found({ on_sale: false, in_stock: true })).toEqual([1, 2, 4])
})

test('a size is found only in stock, and one variant must pass all filters §2.7.4', () => {
  expect(found({ size: 'M' })).toEqual([2])
  expect(found({ color: 'black', size: 'M' })).toEqual([])
  expect(found({ color: 'black', price_min: 400_000 })).toEqual([])
})

test('a facet is counted by the other filters; a value that they exclude counts 0 §2.7.4', () => {
  const { facets } = filter({ color: 'black' })
  expect(counts(facets.colors)).toEqual({ red: 2, black: 2 })
  expect(facets.sizes.map(({ value }) => value)).toEqual(['S', 'M', '26'])
  expect(counts(facets.sizes)).toEqual({ S: 0, M: 0, 26: 1 })
  expect(facets).toMatchObject({ price: { min: 300_000, max: 300_000 }, on_sale: 0, in_stock: 1 })
})

test('an unknown value finds nothing, and there is then no range of prices', () => {
  const { found: none, facets } = filter({ color: 'mauve', size: 'XXS' })
  expect(none).toEqual([])
  expect(facets.price).toBeNull()
})

test('every colour of the shop is in the family that people see §2.7.4', () => {
  const families = Object.values(clothColours).map(({ name, code }) => [name, familyOf(name, code)])
  expect(Object.fromEntries(families)).toEqual(dyeFamilies)
})

test.each([
  ['Ombre', '#ff2222', 'red'],
  ['Ombre', '#ffffff', 'white'],
  ['Ombre', '#777777', 'grey'],
  ['Ombre', '#000', 'black'],
  ['Sen', '#ff55aa', 'pink'],
  ['Xanh', '', 'black'],
  ['', '#ff2222', null],
])('%o with the code %o is %o', (name, code, family) => {
  expect(familyOf(name, code)).toBe(family)
})
