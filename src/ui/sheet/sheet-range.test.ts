import { expect, test } from 'vitest'
import {
  textOfRange,
  filledDownTexts,
  movedPosition,
  pastedTexts,
  cellPositions,
} from './sheet-range'

const at = (row: number, column: number) => ({ row, column })
const size = { rows: 3, columns: 2 }
const textAt = ({ row, column }: { row: number; column: number }) => `${row}${column}`

test('a range is the same from every corner §10.3.3', () => {
  const cells = cellPositions({ from: at(0, 0), to: at(1, 1) })
  expect(cells).toEqual([at(0, 0), at(0, 1), at(1, 0), at(1, 1)])
  expect(cellPositions({ from: at(1, 0), to: at(0, 1) })).toEqual(cells)
})

test('a move stops at the edge of the sheet', () => {
  expect(movedPosition(at(2, 1), [5, 0], size)).toEqual(at(2, 1))
  expect(movedPosition(at(1, 1), [-5, -5], size)).toEqual(at(0, 0))
})

test('filling down copies the first row, and the cell above into a single cell §10.3.3', () => {
  expect(filledDownTexts({ from: at(2, 1), to: at(0, 0) }, textAt)).toEqual([
    { ...at(1, 0), text: '00' },
    { ...at(1, 1), text: '01' },
    { ...at(2, 0), text: '00' },
    { ...at(2, 1), text: '01' },
  ])
  expect(filledDownTexts({ from: at(1, 1), to: at(1, 1) }, textAt)).toEqual([
    { ...at(1, 1), text: '01' },
  ])
  expect(filledDownTexts({ from: at(0, 1), to: at(0, 1) }, textAt)).toEqual([])
})

test('a block is pasted from the first cell, cells outside are counted, and empty cells are skipped', () => {
  const range = { from: at(1, 0), to: at(2, 0) }
  expect(pastedTexts(range, [['a', 'b', 'c'], ['', 'd'], ['e']], size)).toEqual({
    texts: [
      { ...at(1, 0), text: 'a' },
      { ...at(1, 1), text: 'b' },
      { ...at(2, 1), text: 'd' },
    ],
    outside: 2,
  })
})

test('one copied cell fills the range', () => {
  const { texts, outside } = pastedTexts({ from: at(0, 0), to: at(2, 0) }, [['9']], size)
  expect(texts.map(({ row, text }) => [row, text])).toEqual([
    [0, '9'],
    [1, '9'],
    [2, '9'],
  ])
  expect(outside).toBe(0)
})

test('a range is copied as a spreadsheet reads it', () => {
  expect(textOfRange({ from: at(0, 0), to: at(1, 1) }, textAt)).toBe('00\t01\n10\t11')
})
