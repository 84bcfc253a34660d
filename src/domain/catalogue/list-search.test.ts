import { describe, expect, test } from 'vitest'
import { parserOf } from '@/lib/schema'
import { productListSearchSchema, productPageSearchSchema, productSorts } from './list-search'

const read = parserOf(productListSearchSchema)

describe('search parameters of a list', () => {
  test.each([-1, 0, 1, 'abc', '', '1e9', 1e9, 2 ** 53, 2.5, Number.NaN, null, undefined, {}, []])(
    'page %o is the first page',
    (page) => {
      expect(read({ page })).toEqual({})
    },
  )

  test.each([
    [2, 2],
    ['7', 7],
    [100_000, 100_000],
  ])('page %o is page %i', (page, expected) => {
    expect(read({ page })).toEqual({ page: expected })
  })

  test.each(['newest', 'HIGH-TO-LOW', '', 1, null, ['high-to-low'], 'default'])(
    'sort %o is the default, which the URL leaves out',
    (sort) => {
      expect(read({ sort })).toEqual({})
    },
  )

  test('every sort of Product §9 is known, in the order offered §9.11', () => {
    expect(productSorts).toEqual(['default', 'high-to-low', 'low-to-high'])
    expect(read({ sort: 'high-to-low' })).toEqual({ sort: 'high-to-low' })
    expect(read({ sort: 'low-to-high' })).toEqual({ sort: 'low-to-high' })
  })

  test.each(['', '   ', null, {}, true])('a search for %o is dropped', (q) => {
    expect(read({ q })).toEqual({})
  })

  test('texts are trimmed and end at 255 characters', () => {
    expect(read({ q: `  ${'á'.repeat(300)}  `, category: ' dam ' })).toEqual({
      q: 'á'.repeat(255),
      category: 'dam',
    })
  })

  test('unknown parameters are dropped', () => {
    expect(read({ page: 2, variant: 3, utm_source: 'x' })).toEqual({ page: 2 })
  })
})

test.each([
  [{ variant: 3 }, 3],
  [{ variant: '3' }, 3],
  [{ variant: 0 }, undefined],
  [{ variant: 'x' }, undefined],
  [{}, undefined],
])('%o links to the variant %s', (raw, variant) => {
  expect(parserOf(productPageSearchSchema)(raw).variant).toBe(variant)
})
