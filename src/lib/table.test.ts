import { expect, test } from 'vitest'
import { isBlock, readBlock } from './table'

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
])('%j', (text, rows) => expect(readBlock(text)).toEqual(rows))

test('a block is more than one cell', () => {
  expect(isBlock('250.000\n')).toBe(false)
  expect(isBlock('1\t2')).toBe(true)
  expect(isBlock('1\n2')).toBe(true)
  expect(isBlock('')).toBe(false)
})
