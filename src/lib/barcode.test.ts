import { expect, test } from 'vitest'
import { code128 } from './barcode'

test('a code becomes bars: eleven modules a sign, two figures in one, and a check sum and a stop @§10.15.7', () => {
  const code = code128('ML261121-0060')
  // Start, M, L, to figures, 26, 11, 21, to signs, -, to figures, 00, 60, check sum; the stop has 13.
  expect(code?.width).toBe(13 * 11 + 13)
  // Start of set B, and the stop.
  expect(code?.path).toMatch(/^M0 0h2v1h-2zM3 0h1v1h-1zM6 0h1v1h-1z/)
  expect(code?.path).toMatch(/M143 0h2v1h-2zM148 0h3v1h-3zM152 0h1v1h-1zM154 0h2v1h-2z$/)
})

test('what Code 128 has no sign for has no bars @§10.15.7', () => {
  expect(code128('')).toBeNull()
  expect(code128('Vận đơn 12')).toBeNull()
  expect(code128('12\n34')).toBeNull()
})
