import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { decodeText, readTable } from './read-table'
import { csvOf } from './table'
import { xlsxCellText, xlsxLimits, xlsxOf } from './xlsx'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Returns the UTF-16 bytes of a text. */
function wide(text: string, isBigEndian = false): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian)
  return new Uint8Array(view.buffer)
}

const rows = [
  ['ID', 'Giá', 'Tồn kho'],
  ['7', '250000', '3'],
]
const excel = rows.map((row) => row.join('\t')).join('\r\n')

test.each<[what: string, file: BlobPart]>([
  ['commas', 'ID,Giá,Tồn kho\r\n7,250000,3\r\n'],
  ['semicolons of a Vietnamese Excel', 'ID;Giá;Tồn kho\r\n7;250000;3\r\n'],
  ['tabs', 'ID\tGiá\tTồn kho\n7\t250000\t3\n\t\t\n\n'],
  ['low lines', 'ID|Giá|Tồn kho\n7|250000|3'],
  ['a byte order mark', '\uFEFFID,Giá,Tồn kho\n7,250000,3'],
  ['old line ends', 'ID,Giá,Tồn kho\r7,250000,3\r'],
  ['line ends of several programs', 'ID,Giá,Tồn kho\r\n7,250000,3\n'],
  ['a line that says the mark', 'sep=;\r\nID;Giá;Tồn kho\r\n7;250000;3'],
  ['that line behind a mark, in quotes', '\uFEFF"sep=|"\nID|Giá|Tồn kho\n7|250000|3'],
  ['a line that says a mark of expressions', 'sep=(\r\nID(Giá(Tồn kho\r\n7(250000(3'],
  ['UTF-16', wide(`\uFEFF${excel}`)],
  ['UTF-16, the other way round', wide(`\uFEFF${excel}`, true)],
  ['UTF-16 without a mark', wide(excel)],
  ['UTF-16 without a mark, the other way round', wide(excel, true)],
])('%s §10.10.1a', async (_, file) => {
  expect(await readTable(new Blob([file]))).toEqual(rows)
})

test('the first bytes decide whether a file is an Excel file §10.10.1a', async () => {
  expect(await readTable(await xlsxOf(rows))).toEqual(rows)
})

test.each([
  [new Date('2026-01-05T00:00:00Z'), '05/01/2026'],
  [new Date('2026-01-05T10:30:00Z'), '05/01/2026 10:30'],
  [1.234, '1.2340'],
  ['0123', '0123'],
  [true, 'true'],
  [null, ''],
])('the cell %s of an Excel file is %j, as the sheet shows it §10.10.1a', (cell, text) =>
  expect(xlsxCellText(cell)).toBe(text),
)

test.each([
  [
    'a title with other marks above the headings',
    'Báo cáo, tháng 11, kho 1, kho 2\n\nID;Giá;Tồn kho\n7;250,000;3\n8;1,5;0',
    [
      ['Báo cáo, tháng 11, kho 1, kho 2'],
      [''],
      ['ID', 'Giá', 'Tồn kho'],
      ['7', '250,000', '3'],
      ['8', '1,5', '0'],
    ],
  ],
  [
    'amounts with commas between semicolons',
    'Tên;Giá\nÁo;250,000\nVáy;1,299,000\nQuần;99',
    [
      ['Tên', 'Giá'],
      ['Áo', '250,000'],
      ['Váy', '1,299,000'],
      ['Quần', '99'],
    ],
  ],
  [
    'quotes that hold marks, line ends and quotes',
    'ID;Tên\n7;"Áo ""lụa"";\nhai dòng"\n',
    [
      ['ID', 'Tên'],
      ['7', 'Áo "lụa";\nhai dòng'],
    ],
  ],
  [
    'spaces around quotes',
    'ID, "Tên" , Giá\n7, "Áo, lụa", 3',
    [
      ['ID', 'Tên', ' Giá'],
      ['7', 'Áo, lụa', ' 3'],
    ],
  ],
  [
    'empty columns at the end, and decimal commas',
    'ID;Giá;;\n7;299,50;;\n8;1.299,00;;\n;;;',
    [
      ['ID', 'Giá', '', ''],
      ['7', '299,50', '', ''],
      ['8', '1.299,00', '', ''],
    ],
  ],
  [
    'a quote that is none',
    'ID,Tên\n7,"Áo" lụa\n8,15" dài',
    [
      ['ID', 'Tên'],
      ['7', '"Áo" lụa'],
      ['8', '15" dài'],
    ],
  ],
])('%s', async (_, text, table) => expect(await readTable(new Blob([text]))).toEqual(table))

const nasty = fc.string({
  unit: fc.constantFrom(...Array.from(';,\t\r\n\'"=+-@|%＝＋－＠ \u00a0\u200b'), 'a', 'Ữ', '1'),
  maxLength: 12,
})

test('a file that the shop wrote is read unchanged, formulas and apostrophes included §10.10.3', async () => {
  const rows = [
    ['ID', 'Tên', 'Ghi chú', 'Hàng'],
    ['7', 'Áo, "lụa"; mới', ' hai dòng\n', "'Áo' mới"],
  ]
  expect(await readTable(new Blob([csvOf(rows)]))).toEqual(rows)
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (one, other) => {
      const nastyRows = [
        ['ID', 'Tên', 'Ghi chú'],
        ['7', one, other],
      ]
      expect(await readTable(new Blob([csvOf(nastyRows)]))).toEqual(nastyRows)
    }),
    { numRuns: 1000 },
  )
})

test('no part of a cell begins like a formula, whatever a spreadsheet takes for a separator §10.15.1', () => {
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

test('Vietnamese Windows and UTF-16 are recognised; letters are composed §10.10.1a', () => {
  // "Áo dài" in code page 1258, which writes tone marks as separate letters.
  expect(decodeText(Uint8Array.from([0xc1, 0x6f, 0x20, 0x64, 0x61, 0xcc, 0x69]))).toBe('Áo dài')
  const utf16 = Uint8Array.from([0xff, 0xfe, 0xc1, 0, 0x6f, 0])
  expect(decodeText(utf16)).toBe('Áo')
  expect(decodeText(bytes('Áo dài'.normalize('NFD')))).toBe('Áo dài')
})

test.each([
  ['nothing', ''],
  ['blank rows', ',\n,\n\n'],
  ['a broken Excel file', 'PK\u0003\u0004\0\0'],
  ['no text', 'a\0b\0\0'],
])('%s cannot be read as a table', async (_, text) => {
  expect(await readTable(new Blob([text]))).toBe('noTable')
})

/** Returns an Excel file of `rows`. `change` changes the XML of its sheet. */
async function sheetWith(change: (sheet: string) => string): Promise<Blob> {
  const parts = unzipSync(new Uint8Array(await (await xlsxOf(rows)).arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = change(strFromU8(parts[name] ?? new Uint8Array()))
  return new Blob([zipSync({ ...parts, [name]: strToU8(sheet) })])
}

test('a sheet with one cell far from the others is read if it stays below the limit of cells §10.10.1e', async () => {
  expect(await readTable(await sheetWith((sheet) => sheet))).toEqual(rows)
  const cellAt = (place: string) => sheetWith((sheet) => sheet.replace('r="C2"', `r="${place}"`))
  expect(await readTable(await cellAt('AZ2'))).toHaveLength(2)
  expect(await readTable(await cellAt('XFD8000'))).toBe('tooLarge')
  expect(await readTable(await cellAt('A9000000'))).toBe('tooLarge')
})

test('a file that unpacks to more than the limit is not unpacked §10.10.1e', async () => {
  const bomb = await sheetWith((sheet) => sheet + ' '.repeat(xlsxLimits.unpacked))
  expect(bomb.size).toBeLessThan(xlsxLimits.bytes)
  expect(await readTable(bomb)).toBe('tooLarge')
})

test.each([
  ['bytes', 'ID,Giá\n'.repeat(xlsxLimits.bytes / 8)],
  ['cells', ','.repeat(xlsxLimits.cells + 1)],
])('a text of too many %s is refused §10.10.1e', async (_, text) =>
  expect(await readTable(new Blob([text]))).toBe('tooLarge'),
)
