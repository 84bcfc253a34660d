import { expect, test } from 'vitest'
import { categoryLink, footerCategories } from './footer-categories'

const shirts = { name: 'Áo', slug: 'shirts' }
const dresses = { name: 'Đầm', slug: 'dresses' }
const aoDai = { name: 'Áo dài', slug: 'ao-dai' }
const links = (...all: { name: string; slug: string }[]) => all.map(categoryLink)

test('the footer links the short paths first, then the rest of the menu §2.3.6', () => {
  expect(footerCategories(links(aoDai, dresses, shirts), [])).toEqual([
    { name: 'Áo', href: '/shirts' },
    { name: 'Đầm', href: '/dresses' },
    { name: 'Áo dài', href: '/category/ao-dai' },
  ])
})

test('a category with a short path that only the catalogue has is linked too, under the name of the menu §2.3.6', () => {
  const catalogue = links({ ...dresses, name: 'Váy đầm' }, shirts, aoDai)
  expect(footerCategories(links(dresses), catalogue)).toEqual([
    { name: 'Áo', href: '/shirts' },
    { name: 'Đầm', href: '/dresses' },
  ])
})

test('a shop without them has its own only §2.3.6', () => {
  expect(footerCategories(links(aoDai), [])).toEqual(links(aoDai))
})
