import { expect, test } from 'vitest'
import { tellsMore } from './picture-file'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

test.each([
  ['a camera', '\xff\xd8\xff\xe1\0\x10Exif\0\0II*\0', true],
  ['an editor', '\xff\xd8\xff\xe1\0\x10http://ns.adobe.com/xap/1.0/\0', true],
  ['a click agency', '\xff\xd8\xff\xed\0\x10Photoshop 3.0\0', true],
  ['a camera, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\x10eXIfII*\0', true],
  ['an editor, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\x10iTXtXML:com.adobe.xmp\0', true],
  ['a camera, as WebP', 'RIFF\x24\0\0\0WEBPVP8XEXIFII*\0', true],
  ['nobody', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', false],
  ['nobody, as PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', false],
])('the file of %s: %#', (_, file, tells) => expect(tellsMore(bytes(file))).toBe(tells))
