import { expect, test } from 'vitest'
import { barcodeOf } from './barcode'

test('a code becomes bars: each symbol has eleven modules, two digits share a symbol, a check sum and a stop follow @§10.15.6', () => {
  const code = barcodeOf('ML261121-0060')
  // The 13 symbols: start, M, L, switch to digits, 26, 11, 21, switch to letters, -, switch to digits, 00,
  // 60, check sum. The stop symbol is 13 modules wide.
  expect(code?.width).toBe(13 * 11 + 13)
  // The path begins with the start symbol of set B, and ends with the stop symbol.
  expect(code?.path).toMatch(/^M0 0h2v1h-2zM3 0h1v1h-1zM6 0h1v1h-1z/)
  expect(code?.path).toMatch(/M143 0h2v1h-2zM148 0h3v1h-3zM152 0h1v1h-1zM154 0h2v1h-2z$/)
})

test('a text with characters that Code 128 lacks gives no barcode @§10.15.6', () => {
  expect(barcodeOf('')).toBeNull()
  expect(barcodeOf('Vận đơn 12')).toBeNull()
  expect(barcodeOf('12\n34')).toBeNull()
})
