import { describe, expect, test } from 'vitest'
import type { Category } from '@/api/generated/model'
import { categoryChips, parentSlugOfStrip } from './category-chips'

const category = (id: number, slug: string): Category => ({
  id,
  slug,
  name: slug.toUpperCase(),
  parent_id: null,
  image: null,
  level: 2,
  position: id,
})
const dresses = { id: 2, name: 'Đầm', slug: 'dresses', parent: null }
const maxi = { id: 23, name: 'Đầm maxi', slug: 'maxi', parent: dresses }
const offered = [category(22, 'midi'), category(23, 'maxi')]

describe('the category strip', () => {
  test.each([
    ['all products: the top of the tree', null, null, null],
    ['a top category: its children', 'dresses', dresses, 'dresses'],
    ['a subcategory: its siblings', 'maxi', maxi, 'dresses'],
    ['a list that is still loading: its children', 'maxi', undefined, 'maxi'],
  ])('offers for %s', (_, slug, known, parent) => {
    expect(parentSlugOfStrip({ slug, category: known })).toBe(parent)
  })

  test('filters a top category §2.7.1', () => {
    const chips = categoryChips({ slug: 'dresses', category: dresses, filter: 'maxi' }, offered)
    expect(chips).toEqual([
      { name: '', current: false, target: { filter: undefined } },
      { name: 'MIDI', current: false, target: { filter: 'midi' } },
      { name: 'MAXI', current: true, target: { filter: 'maxi' } },
    ])
  })

  test('links a subcategory to its siblings and its parent', () => {
    const chips = categoryChips({ slug: 'maxi', category: maxi, filter: undefined }, offered)
    expect(chips).toEqual([
      { name: '', current: false, target: { list: 'dresses' } },
      { name: 'MIDI', current: false, target: { list: 'midi' } },
      { name: 'MAXI', current: true, target: { list: 'maxi' } },
    ])
  })

  test('marks "all" as current without a filter', () => {
    const chips = categoryChips({ slug: null, category: null, filter: undefined }, offered)
    expect(chips.find(({ current }) => current)?.name).toBe('')
  })

  test('is empty without categories to offer', () => {
    expect(categoryChips({ slug: null, category: null, filter: undefined }, [])).toEqual([])
  })
})
