import { expect, test } from 'vitest'
import type { AdminCategory } from '@/api/generated/model'
import { categoryPositions, categoryTreeOf, categoriesAtNewPositions } from './tree'

const category = (id: number, parent_id: number | null): AdminCategory => ({
  id,
  parent_id,
  name: `C${id}`,
  slug: `c${id}`,
  image: null,
  level: parent_id === null ? 1 : 2,
  position: 1,
  is_active: true,
  product_count: 0,
  updated_at: '2026-11-21T00:00:00Z',
})
const all = [category(1, null), category(11, 1), category(12, 1), category(2, null)]
const ids = (list: readonly AdminCategory[]) => list.map(({ id }) => id)
const pick = (...wanted: number[]) =>
  wanted.flatMap((id) => all.find((category) => category.id === id) ?? [])

test('the tree has two levels; a category without its parent is not lost', () => {
  const branches = categoryTreeOf([...all, category(99, 50)])
  expect(branches.map(({ top, children }) => [top.id, ids(children)])).toEqual([
    [1, [11, 12]],
    [2, []],
    [99, []],
  ])
})

test('children move below their parent; parents move with their children', () => {
  expect(ids(categoriesAtNewPositions(all, categoryPositions(pick(12, 11))))).toEqual([
    1, 12, 11, 2,
  ])
  expect(ids(categoriesAtNewPositions(all, categoryPositions(pick(2, 1))))).toEqual([2, 1, 11, 12])
})

test('the request names each sibling with its position', () => {
  expect(categoryPositions(pick(12, 11))).toEqual([
    { id: 12, parent_id: 1, position: 1 },
    { id: 11, parent_id: 1, position: 2 },
  ])
})
