import { expect, test } from 'vitest'
import {
  addedFilter,
  chosenFilters,
  type ChosenFilter,
  priceSliderScale,
  withPriceRange,
  withSizeFilter,
  withFilterToggled,
  withoutFilters,
} from './facets'
import type { ProductListSearch } from './list-search'

/** Returns the first filter that the search parameters set. */
function filterOf(search: ProductListSearch): ChosenFilter {
  const [filter] = chosenFilters(search)
  if (!filter) throw new Error('No filter')
  return filter
}

const red = filterOf({ color: 'red' })
const black = filterOf({ color: 'black' })
const sale = filterOf({ on_sale: true })

test('the same click sets and removes a filter, at page 1 §2.7.5a', () => {
  const both = withFilterToggled(withFilterToggled({ page: 3, sort: 'low-to-high' }, red), black)
  expect(both).toEqual({ sort: 'low-to-high', color: 'red,black' })
  expect(withFilterToggled(both, red)).toEqual({ sort: 'low-to-high', color: 'black' })
  expect(withFilterToggled(withFilterToggled(both, red), black)).toEqual({ sort: 'low-to-high' })
  expect(withFilterToggled({ page: 2 }, sale)).toEqual({ on_sale: true })
  expect(withFilterToggled({ on_sale: true }, sale)).toEqual({})
})

test('chosen filters have the order of the filters §2.7.5b', () => {
  const search = { in_stock: true, price_max: 400_000, size: 'S,M', color: 'red', on_sale: false }
  expect(chosenFilters(search).map(({ facet, value }) => `${facet.key} ${value}`)).toEqual([
    'color red',
    'size S',
    'size M',
    'price -400000',
    'in_stock true',
  ])
  expect(chosenFilters({ color: ',,' })).toEqual([])
})

test('all filters are removed, and nothing else §2.7.5b', () => {
  const kept = { sort: 'high-to-low', category: 'dam-maxi', q: 'lụa' } as const
  expect(withoutFilters({ ...kept, page: 2, color: 'red', price_min: 1, in_stock: true })).toEqual(
    kept,
  )
})

test('the filter that a click added is found, also another price §2.7.5b', () => {
  expect(addedFilter({ color: 'black' }, { color: 'black,red' })).toEqual(red)
  expect(addedFilter({ color: 'black,red' }, { color: 'red' })).toBeUndefined()
  expect(addedFilter({ price_min: 1 }, { price_min: 2 })).toEqual(filterOf({ price_min: 2 }))
  expect(addedFilter({ price_min: 1 }, { price_min: 1, on_sale: true })).toEqual(sale)
})

test('a price has one bound, two, or none; two in the wrong order change places §2.7.4', () => {
  const search = { page: 2, price_min: 1, price_max: 2, q: 'lụa' }
  expect(withPriceRange(search, { min: 200_000 })).toEqual({ q: 'lụa', price_min: 200_000 })
  expect(withPriceRange(search, { min: 400_000, max: 200_000 })).toMatchObject({
    price_min: 200_000,
    price_max: 400_000,
  })
  expect(withPriceRange(search, {})).toEqual({ q: 'lụa' })
})

test.each([
  [180_000, 1_290_000, 100_000, 1_300_000, 100_000],
  [259_000, 2_490_000, 200_000, 2_600_000, 200_000],
  [300_000, 300_000, 300_000, 350_000, 50_000],
  [0, 900_000_000, 0, 900_000_000, 5_000_000],
])('the scale of %i to %i goes from %i to %i by %i §2.7.4', (min, max, from, to, step) => {
  expect(priceSliderScale({ min, max })).toEqual({ min: from, max: to, step })
})

test('the fitting sizes replace the chosen ones, at page 1 §2.14.4', () => {
  expect(withSizeFilter({ q: 'lụa', size: 'S', page: 3 }, ['M', '27'])).toEqual({
    q: 'lụa',
    size: 'M,27',
  })
})
