import { expect, test } from 'vitest'
import { ghnFormat } from './carrier-file'
import { readCarrierReply, unknownOrderCodes, matchTrackingNumbers } from './carrier-reply'

const orderOf = (n: number, status = 'processing') => ({ code: `ML261121-000${n}`, status })
const [one, two, shipped] = [orderOf(1), orderOf(2), orderOf(3, 'shipped')]
const orders = [one, two, shipped]

/** Matches the rows of a file with the orders. Each row has the code of an order and its tracking number. */
function outcomeOf(...cells: readonly (readonly [code: string, number: string])[]) {
  const rows = readCarrierReply([['Mã đơn khách hàng', 'Mã đơn GHN'], ...cells], ghnFormat) ?? []
  const { numbers, refused } = matchTrackingNumbers(rows, orders)
  return {
    numbers: [...numbers].map(([{ code }, number]) => [code, number]),
    refused: refused.map(({ row, reason }) => [row, reason]),
  }
}

test('numbers match by code, in any order of rows §10.15.4', () => {
  expect(outcomeOf([two.code, 'GHN2'], [` #${one.code.toLowerCase()} `, 'GHN1'])).toEqual({
    numbers: [
      [two.code, 'GHN2'],
      [one.code, 'GHN1'],
    ],
    refused: [],
  })
})

test.each([
  ['an unknown code', [['ML261121-0009', 'GHN9']], [[2, 'unknown']]],
  ['an order that has left', [[shipped.code, 'GHN3']], [[2, 'notReady']]],
  ['a row without a number', [[one.code, ' ']], [[2, 'noNumber']]],
  ['a row without a code', [['', 'GHN1']], [[2, 'noCode']]],
  ['a number that is too long', [[one.code, 'G'.repeat(300)]], [[2, 'tooLong']]],
] as const)('%s is refused, and the next row stays its own §10.15.4', (_, rows, refused) => {
  expect(outcomeOf(...rows, [two.code, 'GHN2'])).toEqual({
    numbers: [[two.code, 'GHN2']],
    refused,
  })
})

test('a code with two numbers gets neither; a repeated row counts once §10.15.4', () => {
  expect(outcomeOf([one.code, 'GHN1'], [one.code, 'GHN9'], [two.code, 'GHN2'])).toEqual({
    numbers: [[two.code, 'GHN2']],
    refused: [
      [2, 'codeTwice'],
      [3, 'codeTwice'],
    ],
  })
  expect(outcomeOf([one.code, 'GHN1'], [one.code, 'ghn 1']).refused).toEqual([])
})

test('a number for two orders goes to neither §10.15.4', () => {
  expect(outcomeOf([one.code, 'GHN1'], [two.code, 'GHN1'])).toEqual({
    numbers: [],
    refused: [
      [2, 'numberTwice'],
      [3, 'numberTwice'],
    ],
  })
})

test('headings are found below a title, in any spelling; a file without them is no answer §10.15.4', () => {
  const table = [['BÁO CÁO'], [], ['STT', 'MA DON GHN', 'mã đơn  khách hàng'], ['1', 'GHN1', 'X']]
  expect(readCarrierReply(table, ghnFormat)).toEqual([{ row: 4, code: 'X', number: 'GHN1' }])
  expect(readCarrierReply([['Mã đơn hàng', 'Ghi chú']], ghnFormat)).toBeNull()
})

test('codes of no listed order are returned for a lookup', () => {
  const rows = [one.code, 'ml-9', 'ML-9', ''].map((code, row) => ({ row, code, number: 'G' }))
  expect(unknownOrderCodes(rows, orders)).toEqual(['ML-9'])
})
