import { expect, test } from 'vitest'
import { hasTooManyPixels, readPictureSize, hasPictureMetadata } from './picture-file'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

test.each([
  ['a camera', '\xff\xd8\xff\xe1\0\x10Exif\0\0II*\0', true],
  ['an editor', '\xff\xd8\xff\xe1\0\x10http://ns.adobe.com/xap/1.0/\0', true],
  ['a click agency', '\xff\xd8\xff\xed\0\x10Photoshop 3.0\0', true],
  ['a camera, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\x10eXIfII*\0', true],
  ['an editor, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\x10iTXtXML:com.adobe.xmp\0', true],
  [
    'a phone that writes the place as a text, as PNG §10.4.7d',
    '\x89PNG\r\n\x1a\n\0\0\0\x10tEXtGPS\0',
    true,
  ],
  ['the same, packed', '\x89PNG\r\n\x1a\n\0\0\0\x10zTXtGPS\0', true],
  ['a camera, as WebP', 'RIFF\x24\0\0\0WEBPVP8XEXIFII*\0', true],
  ['nobody', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', false],
  ['nobody, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', false],
])('the file of %s: %#', (_, file, tells) => expect(hasPictureMetadata(bytes(file))).toBe(tells))

const pngHead = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'

test.each([
  ['PNG', `${pngHead}\0\0\x2e\xe0\0\0\x01\0`, 12_000, 256],
  ['JPEG', '\xff\xd8\xff\xe0\0\x04JF\xff\xc4\0\x02\xff\xc2\0\x11\b\x01\0\x2e\xe0', 12_000, 256],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\xe0\x2e\0\x01', 12_000, 256],
  ['WebP without loss', 'RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xdf\xee\x3f\0', 12_000, 256],
  ['WebP with more', 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\xdf\x2e\0\xff\0\0', 12_000, 256],
])('the size of a %s is read from its head', (_, file, width, height) =>
  expect(readPictureSize(bytes(file))).toEqual({ width, height }),
)

test('a file that ends too early, or that is no picture, gives no size', () => {
  for (const file of ['', pngHead, '\xff\xd8\xff\xe0\0\x04', 'RIFF\0\0\0\0WEBP', 'Xin chào'])
    expect(readPictureSize(bytes(file))).toBeNull()
})

test('a picture of 12,000 × 12,000 px is recognised before it is drawn §10.4.7d', async () => {
  const square = `${pngHead}\0\0\x2e\xe0\0\0\x2e\xe0`
  expect(await hasTooManyPixels(new Blob([bytes(square)]))).toBe(true)
  expect(await hasTooManyPixels(new Blob([bytes(pngHead)]))).toBe(false)
})
