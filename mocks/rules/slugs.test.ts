import { expect, test } from 'vitest'
import { freeSlug, isSlug } from './slugs'

const free = (name: string, ...taken: string[]) =>
  freeSlug(name, (slug) => taken.includes(slug), 'san-pham')

test('a slug is the name without diacritics', () => {
  expect(free('Đầm lụa Hà Đông')).toBe('dam-lua-ha-dong')
})

test('a taken slug gets the next free number', () => {
  expect(free('Áo', 'ao', 'ao-2')).toBe('ao-3')
})

test('a fixed part of a path is never a slug §11.1.6', () => {
  expect(free('By category')).toBe('by-category-2')
  expect(isSlug('by-ids')).toBe(false)
})

test('a name without letters still gets one', () => {
  expect(free('★★★')).toBe('san-pham')
})

test('a written slug is small letters, digits and single hyphens', () => {
  expect(isSlug('ao-dai-2026')).toBe(true)
  for (const text of ['Áo', 'ao--dai', '-ao', 'ao/dai', '']) expect(isSlug(text)).toBe(false)
})
