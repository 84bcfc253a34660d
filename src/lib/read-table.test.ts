import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv'
import { decodeText, readCsv } from './read-csv'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['commas', 'ID,Giá\r\n7,250000\r\n'],
  ['semicolons of a Vietnamese Excel', 'ID;Giá\r\n7;250000\r\n'],
  ['tabs', 'ID\tGiá\n7\t250000\n'],
  ['a byte order mark', '\uFEFFID,Giá\n7,250000'],
  ['old line ends', 'ID,Giá\r7,250000\r'],
])('%s §10.10.3a §10.10.5a §10.10.5b §10.10.6a §10.10.8c §10.10.1b', (_, text) => {
  const table = readCsv(bytes(text))
  expect(table?.heads).toEqual(['ID', 'Giá'])
  expect(table?.records).toEqual([['7', '250000']])
})

test('quotes hold separators, line ends and quotes', () => {
  const table = readCsv(bytes('ID;Tên\n7;"Áo ""lụa"";\nhai dòng"\n'))
  expect(table?.records[0]).toEqual(['7', 'Áo "lụa";\nhai dòng'])
})

const nasty = fc.string({
  unit: fc.constantFrom(...Array.from(';,\t\r\n\'"=+-@|%＝＋－＠ \u00a0\u200b'), 'a', 'Ữ', '1'),
  maxLength: 12,
})

test('what the shop writes is read as it was, formulas and apostrophes included §10.10.4b', () => {
  const row = ['7', 'Áo, "lụa"; mới', ' hai dòng\n', "'Áo' mới"]
  expect(readCsv(bytes(csvOf([['ID', 'Tên', 'Ghi chú', 'Hàng'], row])))?.records[0]).toEqual(row)
  fc.assert(
    fc.property(nasty, nasty, (one, other) => {
      const table = readCsv(
        bytes(
          csvOf([
            ['ID', 'Tên', 'Ghi chú'],
            ['7', one, other],
          ]),
        ),
      )
      expect(table?.records).toEqual([['7', one, other]])
    }),
    { numRuns: 1000 },
  )
})

test('no part of a cell begins like a formula, whatever a spreadsheet takes for a separator §10.15.3', () => {
  fc.assert(
    fc.property(nasty, nasty, (one, other) => {
      const parts = csvOf([[one, other]])
        .slice(1)
        .split(/[;,\t\r\n]/)
      const values = parts.map((part) => part.replaceAll('"', '').trim())
      expect(values.filter((value) => /^[=+\-@|%＝＋－＠]/.test(value))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('Vietnamese Windows and UTF-16 are recognised; letters are composed §10.10.1b', () => {
  // "Áo dài" with its tone marks as letters of their own, as code page 1258 has them.
  expect(decodeText(Uint8Array.from([0xc1, 0x6f, 0x20, 0x64, 0x61, 0xcc, 0x69]))).toBe('Áo dài')
  const utf16 = Uint8Array.from([0xff, 0xfe, 0xc1, 0, 0x6f, 0])
  expect(decodeText(utf16)).toBe('Áo')
  expect(decodeText(bytes('Áo dài'.normalize('NFD')))).toBe('Áo dài')
})

test.each([
  ['nothing', ''],
  ['headings only', 'ID,Giá\r\n'],
  ['blank rows', 'ID,Giá\n,\n\n'],
  ['no text', 'PK\u0003\u0004\0\0'],
])('%s is no table', (_, text) => {
  expect(readCsv(bytes(text))).toBeNull()
})
