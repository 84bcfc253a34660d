import { expect, test } from 'vitest'
import { srcSetOf } from './image'

test('declared widths become the candidates of srcset', () => {
  expect(srcSetOf('/artwork/ao-720.avif?widths=360,720')).toBe(
    '/artwork/ao-360.avif 360w, /artwork/ao-720.avif 720w',
  )
})

test('only the last number of the name is the width', () => {
  expect(srcSetOf('/artwork/dam-26-720.webp?widths=360')).toBe('/artwork/dam-26-360.webp 360w')
})

test('a host in front stays in front', () => {
  expect(srcSetOf('https://cdn.example/a-720.avif?v=3&widths=360')).toBe(
    'https://cdn.example/a-360.avif 360w',
  )
})

test.each([
  '/artwork/ao-720.avif',
  '/artwork/ao.avif?widths=360,720',
  '/artwork/ao-720.avif?widths=',
  '/artwork/ao-720.avif?widths=wide,1e3,-5',
  'https://foreign.example/photo.jpg',
  '',
])('%o has no candidates', (url) => {
  expect(srcSetOf(url)).toBeUndefined()
})
