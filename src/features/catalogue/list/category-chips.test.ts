import { describe, expect, test } from 'vitest'
import type { Category } from '@/api/generated/model'
import { categoryChips, stripParent } from './category-chips'

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

describe('the filter strip', () => {
  test.each([
    ['all products: the top of the tree', null, null, null],
    ['a top category: its children', 'dresses', dresses, 'dresses'],
    ['a category at the bottom: its neighbours', 'maxi', maxi, 'dresses'],
    ['a list that is still on its way: children, as it may turn out', 'maxi', undefined, 'maxi'],
  ])('offers for %s', (_, slug, known, parent) => {
    expect(stripParent({ slug, category: known })).toBe(parent)
  })

  test('narrows a top category in place', () => {
    const chips = categoryChips({ slug: 'dresses', category: dresses, filter: 'maxi' }, offered)
    expect(chips).toEqual([
      { name: '', current: false, goal: { filter: undefined } },
      { name: 'MIDI', current: false, goal: { filter: 'midi' } },
      { name: 'MAXI', current: true, goal: { filter: 'maxi' } },
    ])
  })

  test('leads from a category at the bottom to its neighbours and up', () => {
    const chips = categoryChips({ slug: 'maxi', category: maxi, filter: undefined }, offered)
    expect(chips).toEqual([
      { name: '', current: false, goal: { list: 'dresses' } },
      { name: 'MIDI', current: false, goal: { list: 'midi' } },
      { name: 'MAXI', current: true, goal: { list: 'maxi' } },
    ])
  })

  test('says that everything shows where nothing is chosen', () => {
    const chips = categoryChips({ slug: null, category: null, filter: undefined }, offered)
    expect(chips.find(({ current }) => current)?.name).toBe('')
  })

  test('is nothing where there is nothing to choose', () => {
    expect(categoryChips({ slug: null, category: null, filter: undefined }, [])).toEqual([])
  })
})
