import { expect, test } from 'vitest'
import {
  imageProblem,
  imageRules,
  imageTypeOf,
  isHeic,
  isSquareImage,
  withImageUploaded,
  withImageRestored,
} from './image-file'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0\x01')
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\r')
const webp = bytes('RIFF\x24\0\0\0WEBP')

test.each([
  ['JPEG', jpeg, 'image/jpeg'],
  ['PNG', png, 'image/png'],
  ['WebP', webp, 'image/webp'],
  ['a text', bytes('Xin chào các bạn'), null],
  ['a GIF', bytes('GIF89a\x01\0\x01\0\0\0'), null],
  ['a sound in the same container as WebP', bytes('RIFF\x24\0\0\0WAVE'), null],
  ['an SVG', bytes('<svg xmlns="'), null],
  ['three letters', bytes('\x89PN'), null],
  ['nothing', bytes(''), null],
])('the first bytes identify the type of an image: %s §10.4.7a', (_, head, type) =>
  expect(imageTypeOf(head)).toBe(type),
)

test('an iPhone photo is identified by its first bytes', () => {
  expect(isHeic(bytes('\0\0\0\x18ftypheic'))).toBe(true)
  expect(isHeic(bytes('\0\0\0\x18ftypmif1'))).toBe(true)
  expect(isHeic(bytes('\0\0\0\x18ftypmp42'))).toBe(false)
  expect(isHeic(jpeg)).toBe(false)
})

test.each([
  ['5 MB', imageRules.maxBytes, jpeg, null],
  ['one byte more', imageRules.maxBytes + 1, jpeg, 'tooLarge'],
  ['nothing', 0, bytes(''), 'empty'],
  ['a small text', 20, bytes('không phải ảnh!!'), 'wrongType'],
  ['a large film', 60_000_000, bytes('\0\0\0\x18ftypmp42'), 'wrongType'],
])('the size: %s', (_, size, head, problem) => expect(imageProblem(size, head)).toBe(problem))

test('an image is square within one pixel', () => {
  expect(isSquareImage({ width: 800, height: 800 })).toBe(true)
  expect(isSquareImage({ width: 800, height: 801 })).toBe(true)
  expect(isSquareImage({ width: 800, height: 802 })).toBe(false)
})

test('uploaded images keep the order in which they were picked', () => {
  const later = withImageUploaded(['before'], '2', new Set())
  expect(later).toEqual(['before', '2'])
  expect(withImageUploaded(later, '1', new Set(['2']))).toEqual(['before', '1', '2'])
})

test('a removed image goes back to its index', () => {
  expect(withImageRestored(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
  expect(withImageRestored(['a'], 'b', 7)).toEqual(['a', 'b'])
})
