import { expect, test } from 'vitest'
import { nearestFirst, nearestSearch } from './nearest'

test('the first words of an address are searched for', () => {
  expect(nearestSearch('dam-chu-a-co-sen', 2)).toBe('dam chu')
  expect(nearestSearch('-vay-', 2)).toBe('vay')
  expect(nearestSearch('', 1)).toBe('')
})

test('what shares more words with an address is nearer, by its own address or its name; the rest keeps its order', () => {
  const all = [
    { slug: 'ao-khoac', name: 'Áo khoác' },
    { slug: 'pants', name: 'Quần' },
    { slug: 'long-dress', name: 'Áo dài' },
    { slug: 'vay', name: 'Váy' },
  ]
  const near = nearestFirst('ao-dai-tet', all).map(({ slug }) => slug)
  expect(near).toEqual(['long-dress', 'ao-khoac', 'pants', 'vay'])
})
