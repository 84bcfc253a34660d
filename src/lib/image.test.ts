import { expect, test } from 'vitest'
import {
  phoneSrcSetOf,
  phoneWindowQuery,
  objectPositionOf,
  preloadLinkProps,
  pictureSourcesOf,
  srcSetOf,
} from './image'

test('declared widths become the candidates of srcset', () => {
  expect(srcSetOf('/artwork/ao-720.avif?widths=360,720')).toBe(
    '/artwork/ao-360.avif 360w, /artwork/ao-720.avif 720w',
  )
})

test('only the last number of the file name is replaced by the width', () => {
  expect(srcSetOf('/artwork/dam-26-720.webp?widths=360')).toBe('/artwork/dam-26-360.webp 360w')
})

test('a URL with a host keeps its host', () => {
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

test('a box of a fixed width gets the smallest sharp file; in other boxes the browser chooses', () => {
  const url = '/a-w-720.avif?widths=360,720'
  const srcSet = '/a-w-360.avif 360w, /a-w-720.avif 720w'
  expect(pictureSourcesOf(url, '112px')).toEqual({ src: '/a-w-360.avif' })
  expect(pictureSourcesOf(url, '240px')).toEqual({ src: '/a-w-720.avif' })
  expect(pictureSourcesOf(url, '4000px')).toEqual({ src: url, srcSet, sizes: '4000px' })
  expect(pictureSourcesOf(url, '50vw')).toEqual({ src: url, srcSet, sizes: '50vw' })
  expect(pictureSourcesOf('/a.avif', '72px')).toMatchObject({ src: '/a.avif' })
})

test('a crop for phones has candidates of its own', () => {
  const url = '/b-1600.avif?widths=800,1600&phone=480'
  expect(srcSetOf(url)).toBe('/b-800.avif 800w, /b-1600.avif 1600w')
  expect(phoneSrcSetOf(url)).toBe('/b-phone-480.avif 480w')
  expect(phoneSrcSetOf('/a-720.avif?widths=360')).toBeUndefined()
})

test('a picture with a crop is preloaded once for each kind of window', () => {
  const [crop, whole, ...more] = preloadLinkProps('/b-1600.avif?widths=800,1600&phone=480', '100vw')
  expect(crop).toMatchObject({ imagesrcset: '/b-phone-480.avif 480w', media: phoneWindowQuery })
  expect(whole).toMatchObject({ imagesizes: '100vw', media: `not all and ${phoneWindowQuery}` })
  expect(more).toEqual([])
})

test.each([
  [{}, undefined],
  [{ focus_x: null, focus_y: null }, undefined],
  [{ focus_x: 0, focus_y: 30 }, '0% 30%'],
  [{ focus_x: 70 }, '70% 50%'],
])('%o stays in view', (focus, position) => {
  expect(objectPositionOf(focus)).toBe(position)
})
