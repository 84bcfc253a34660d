import { expect, test } from 'vitest'
import { isSlug, slugOf } from './slug'

test.each([
  ['Đầm lụa Hà Đông', 'dam-lua-ha-dong'],
  ['  ÁO   SƠ MI  ', 'ao-so-mi'],
  ['Quần & váy (mới) 2026!', 'quan-vay-moi-2026'],
  ['Nguyễn Trường Tộ — Ưu đãi', 'nguyen-truong-to-uu-dai'],
  // Marks may come as letters of their own, as from a Mac's file names.
  ['Đầm ngủ'.normalize('NFD'), 'dam-ngu'],
  ['–––', ''],
  ['連衣裙', ''],
])('the address of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slug === '' || isSlug(slug)).toBe(true)
})

test.each(['', 'Áo', 'ao dai', '-ao', 'ao-', 'ao--dai', 'AO', 'ao/dai', 'ao.dai'])(
  '"%s" is no address',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
