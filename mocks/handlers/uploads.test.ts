import { expect, test } from 'vitest'
import { imageRules } from '@/domain/content/image-file'
import { checkImage } from './uploads'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('an image is known by its first bytes, not by its name', () => {
  expect(checkImage(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(checkImage(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png')
  expect(checkImage(bytes('RIFF1234WEBPVP8 '))).toBe('image/webp')
})

test.each(['', 'GIF89a', '<svg xmlns', '<script>', 'RIFF1234WAVE', '\x89PNG'])(
  'anything else is callError: %s',
  (text) => {
    expect(checkImage(bytes(text))).toBe('wrongType')
  },
)

test('five megabytes are taken, one byte more is not', () => {
  const image = new Uint8Array(imageRules.maxBytes + 1)
  image.set([0xff, 0xd8, 0xff])
  expect(checkImage(image)).toBe('tooLarge')
  expect(checkImage(image.subarray(0, imageRules.maxBytes))).toBe('image/jpeg')
})
