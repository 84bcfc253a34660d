import { expect, test } from 'vitest'
import type { MenuItem } from '@/api/generated/model'
import {
  freeMenuItemId,
  menuBranches,
  menuWithTidyPositions,
  withMenuItem,
  withMenuItemMoved,
  withoutMenuItem,
} from './menu-edit'

const item = (id: number, parent_id: number | null, position: number): MenuItem => ({
  id,
  parent_id,
  position,
  name: `Mục ${id}`,
  slug: `muc-${id}`,
  menu_type: 'link',
  final_url: '/',
  is_active: true,
})

/** The menu in its order: item 1 with children 11 and 12, item 2 with child 21, item 3. */
const menu = [
  item(3, null, 9),
  item(12, 1, 5),
  item(1, null, 1),
  item(21, 2, 1),
  item(11, 1, 2),
  item(2, null, 4),
]

const shape = (items: readonly MenuItem[]) =>
  menuBranches(items)
    .map(({ item: { id }, children }) => [id, ...children.map((child) => child.id)].join('>'))
    .join(' ')

test('a menu becomes two sorted levels, numbered without gaps §10.9.1', () => {
  expect(shape(menu)).toBe('1>11>12 2>21 3')
  expect(menuWithTidyPositions(menu).map(({ position }) => position)).toEqual([1, 1, 2, 2, 1, 3])
  expect(menuWithTidyPositions(menuWithTidyPositions(menu))).toEqual(menuWithTidyPositions(menu))
})

test('deeper items, orphans and cycles are still shown', () => {
  const odd = [...menu, item(111, 11, 1), item(50, 99, 20), item(60, 61, 30), item(61, 60, 31)]
  expect(shape(odd)).toBe('1>111>11>12 2>21 3 50 60 61')
  expect(menuWithTidyPositions(odd)).toHaveLength(odd.length)
})

test('a changed item keeps its place', () => {
  expect(shape(withMenuItem(menu, { ...item(11, 1, 2), name: 'Áo' }))).toBe('1>11>12 2>21 3')
})

test('a new item, and one with another parent, goes to the end', () => {
  expect(shape(withMenuItem(menu, item(22, 2, 0)))).toBe('1>11>12 2>21>22 3')
  expect(shape(withMenuItem(menu, item(11, 2, 1)))).toBe('1>12 2>21>11 3')
  expect(shape(withMenuItem(menu, item(3, 1, 1)))).toBe('1>11>12>3 2>21')
  expect(shape(withMenuItem(menu, item(21, null, 1)))).toBe('1>11>12 2 3 21')
})

test('removing an item removes its children', () => {
  expect(shape(withoutMenuItem(menu, 1))).toBe('2>21 3')
  expect(shape(withoutMenuItem(menu, 12))).toBe('1>11 2>21 3')
})

test('items move among their siblings', () => {
  expect(shape(withMenuItemMoved(menu, null, 0, 2))).toBe('2>21 3 1>11>12')
  expect(shape(withMenuItemMoved(menu, 1, 1, 0))).toBe('1>12>11 2>21 3')
})

test('a new id is not taken', () => {
  expect(freeMenuItemId(menu)).toBe(22)
  expect(freeMenuItemId([])).toBe(1)
})
