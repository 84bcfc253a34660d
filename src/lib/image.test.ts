import { afterEach, expect, test, vi } from 'vitest'
import { srcSetOf } from './image'

afterEach(() => vi.unstubAllGlobals())

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

test.each([
  ['a narrow window gets the crop for phones', true, '/b-phone-480.avif 480w'],
  ['a wide one the whole', false, '/b-800.avif 800w, /b-1600.avif 1600w'],
])('%s', (_, narrow, srcset) => {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
  expect(srcSetOf('/b-1600.avif?widths=800,1600&phone=480')).toBe(srcset)
})
