import { expect, test } from 'vitest'
import {
  categoryLink,
  categoryMenuItems,
  footerCategories,
  type MenuEntry,
  menuTree,
} from './site-menu'

const item = (id: number, parent_id: number | null, position: number, is_active = true) =>
  ({ id, parent_id, position, is_active, name: `Mục ${id}` }) as MenuEntry
const ids = (items: MenuEntry[]) =>
  menuTree(items).map(({ item: top, children }) => [top.id, children.map((child) => child.id)])

test('top items and their children are sorted by position, whatever the order of the answer §2.3.2', () => {
  const items = [item(1, null, 2), item(11, 1, 2), item(2, null, 1), item(12, 1, 1)]
  expect(ids(items)).toEqual([
    [2, []],
    [1, [12, 11]],
  ])
})

test('hidden items are left out, with their children', () => {
  expect(
    ids([item(1, null, 1, false), item(11, 1, 1), item(2, null, 2), item(21, 2, 1, false)]),
  ).toEqual([[2, []]])
})

test('an item with a missing parent is not shown', () => {
  expect(ids([item(11, 404, 1)])).toEqual([])
})

test('no items, no menu; the given list is left as it was', () => {
  expect(menuTree([])).toEqual([])
  const items = [item(1, null, 2), item(2, null, 1)]
  menuTree(items)
  expect(items.map(({ id }) => id)).toEqual([1, 2])
})

test('only menu items that lead to a category count as categories', () => {
  const to = (id: number, final_url: string) => ({ ...item(id, null, id), final_url })
  const items = [
    to(1, '/category/ao'),
    to(2, '/about-us'),
    to(3, 'https://other.example/category/ao'),
  ]
  expect(categoryMenuItems(items).map(({ id }) => id)).toEqual([1])
})

const shirts = { name: 'Áo', slug: 'shirts' }
const dresses = { name: 'Đầm', slug: 'dresses' }
const aoDai = { name: 'Áo dài', slug: 'ao-dai' }
const links = (...all: { name: string; slug: string }[]) => all.map(categoryLink)

test('the footer links the short paths first, then the rest of the menu §2.3.1', () => {
  expect(footerCategories(links(aoDai, dresses, shirts), [])).toEqual([
    { name: 'Áo', href: '/shirts' },
    { name: 'Đầm', href: '/dresses' },
    { name: 'Áo dài', href: '/category/ao-dai' },
  ])
})

test('a category with a short path that only the catalogue has is linked too, under the name of the menu §2.3.1', () => {
  const catalogue = links({ ...dresses, name: 'Váy đầm' }, shirts, aoDai)
  expect(footerCategories(links(dresses), catalogue)).toEqual([
    { name: 'Áo', href: '/shirts' },
    { name: 'Đầm', href: '/dresses' },
  ])
})

test('a shop without categories with a short path links only its own §2.3.1', () => {
  expect(footerCategories(links(aoDai), [])).toEqual(links(aoDai))
})
