import { expect, test } from 'vitest'
import { type CsvCell, csvOf, hasSeveralCells, parseCopiedCells } from './table'

test.each([
  ['', []],
  ['250k', [['250k']]],
  ['250k\n', [['250k']]],
  [
    '250k\t250.000\n250,000\t0',
    [
      ['250k', '250.000'],
      ['250,000', '0'],
    ],
  ],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['1\r2', [['1'], ['2']]],
  ['1\t\t3', [['1', '', '3']]],
  ['\t5', [['', '5']]],
  ['1\n\n3', [['1'], [''], ['3']]],
  ['"250\n000"\t5', [['250\n000', '5']]],
  ['"a ""b"" c"\t5', [['a "b" c', '5']]],
  ['a "b"\t5', [['a "b"', '5']]],
  [' 250.000 ₫ \t 1 ', [['250.000 ₫', '1']]],
])('%j', (text, rows) => expect(parseCopiedCells(text)).toEqual(rows))

test('a copied block has more than one cell', () => {
  expect(hasSeveralCells('250.000\n')).toBe(false)
  expect(hasSeveralCells('1\t2')).toBe(true)
  expect(hasSeveralCells('1\n2')).toBe(true)
  expect(hasSeveralCells('')).toBe(false)
})

const lineOf = (...cells: CsvCell[]) => csvOf([cells]).slice(1, -2)

test('a file begins with a byte order mark and its rows end with CRLF', () => {
  expect(
    csvOf([
      ['Mã', 'Tổng'],
      ['ML-1', 515_000],
    ]),
  ).toBe('\uFEFFMã,Tổng\r\nML-1,515000\r\n')
  expect(csvOf([])).toBe('\uFEFF')
})

test.each([
  ['plain', 'plain'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' room ', '" room "'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-15_000, '-15000'],
  [Number.NaN, ''],
])('%j is written as %j', (cell, written) => {
  expect(lineOf(cell)).toBe(written)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+84912345678', "'+84912345678"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|calc', "'|calc"],
  [' =1', "' =1"],
  ['\t=1', '"\'\t\'=1"'],
  ["'=1", "''=1"],
  ['Lan;=1+1;x', '"Lan;\'=1+1;x"'],
  ['Lan; +1', '"Lan;\' +1"'],
  ['a,-1', '"a,\'-1"'],
  ['a\t@b', '"a\t\'@b"'],
  ['a\n=b\r=c\r\n＝d', "\"a\n'=b\r'=c\r\n'＝d\""],
  ['a;"=1"', '"a;\'""=1"""'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('%j is escaped, so that it cannot run as a formula: %j', (cell, written) => {
  expect(lineOf(cell)).toBe(written)
})
