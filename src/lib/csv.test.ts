import { expect, test } from 'vitest'
import { type CsvCell, csvOf } from './csv'

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
