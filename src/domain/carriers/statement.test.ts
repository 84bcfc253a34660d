import { expect, test } from 'vitest'
import { ghnFormat } from './carrier-file'
import { amountToCollect, carrierDebt, matchStatement, readStatementRows } from './statement'

const orderOf = (id: number, received = 0, carrier = 'Giao Hàng Nhanh') => ({
  id,
  code: `ML261121-000${id}`,
  cash: {
    due: 500_000,
    received,
    since: `2026-11-${30 - id}T02:00:00Z`,
    shipment: { carrier, tracking_number: `GHN${id}` },
    settlements: [],
  },
})
const [one, two, settled, other] = [
  orderOf(1),
  // This order has the carrier's name in a short spelling.
  orderOf(2, 0, 'GHN'),
  orderOf(3, 500_000),
  orderOf(4, 0, 'VNPost'),
]

/** Compares a statement with the orders. Each row has an order code, a tracking number and an amount. */
function outcomeOf(...cells: readonly (readonly [string, string, string])[]) {
  const heads = ['Mã đơn khách hàng', 'Mã đơn GHN', 'Tiền thu hộ COD']
  const rows = readStatementRows([['BẢNG KÊ'], heads, ...cells], ghnFormat) ?? []
  const { brought, refused, missing } = matchStatement(rows, [one, two, settled, other], ghnFormat)
  return {
    brought: brought.map(({ order, amount, owed }) => [order.id, amount - owed]),
    refused: refused.map(({ row, reason }) => [row, reason]),
    missing: missing.map(({ id }) => id),
  }
}

test('a statement is compared with the amounts owed, by code or by tracking number §10.22.3', () => {
  expect(outcomeOf([one.code, '', '500.000'], ['', 'ghn 2', '450,000 đ'])).toEqual({
    brought: [
      [1, 0],
      [2, -50_000],
    ],
    refused: [],
    missing: [],
  })
  expect(outcomeOf([` #${one.code.toLowerCase()}`, 'GHN1', '510000.00']).brought).toEqual([
    [1, 10_000],
  ])
})

test('a column of kept pieces is read where the statement has one §10.25.5', () => {
  const heads = ['Mã đơn khách hàng', 'Tiền thu hộ COD', 'Hàng khách nhận']
  const rows = readStatementRows([heads, [one.code, '500000', '1 x Áo']], ghnFormat) ?? []
  expect(matchStatement(rows, [one], ghnFormat).brought).toMatchObject([{ kept: '1 x Áo' }])
})

test('owed orders of this carrier that are not in the statement are named, the oldest first §10.22.3', () => {
  expect(outcomeOf().missing).toEqual([2, 1])
  expect(outcomeOf([one.code, '', '500000']).missing).toEqual([2])
})

test.each([
  ['an unknown code', [['ML261121-0009', 'GHN9', '500000']], 'unknown'],
  ['an order that is owed nothing', [[settled.code, '', '500000']], 'notOwed'],
  ['a row without an amount', [[one.code, '', 'n/a']], 'noAmount'],
] as const)('%s is refused §10.22.3', (_, rows, reason) => {
  const { brought, refused } = outcomeOf(...rows)
  expect([brought, refused]).toEqual([[], [[3, reason]]])
})

test('contradicting rows bring nothing; a repeated row counts once, a row of 0 not at all §10.22.3', () => {
  expect(outcomeOf([one.code, '', '500000'], ['', 'GHN1', '400000'])).toMatchObject({
    brought: [],
    refused: [
      [3, 'twice'],
      [4, 'twice'],
    ],
  })
  expect(outcomeOf([one.code, '', '500000'], [one.code, '', '500.000'])).toMatchObject({
    brought: [[1, 0]],
    refused: [],
  })
  expect(outcomeOf([settled.code, '', '0'])).toMatchObject({ brought: [], refused: [] })
})

test('a file without amounts, codes or tracking numbers is no statement', () => {
  expect(readStatementRows([['Mã đơn khách hàng', 'Ghi chú']], ghnFormat)).toBeNull()
  expect(readStatementRows([['Tiền thu hộ', 'Ghi chú']], ghnFormat)).toBeNull()
})

test('a surplus is not owed', () => {
  expect([carrierDebt({ due: 5, received: 7 }), carrierDebt(null), carrierDebt(undefined)]).toEqual(
    [0, 0, 0],
  )
})

const cashOrder = {
  status: 'pending',
  payment_method: 'cod',
  payment_status: 'pending',
  total_amount: 515_000,
} as const

test.each([
  ['a cash order', {}, 515_000],
  ['a cash order that failed once', { payment_status: 'failed' }, 515_000],
  ['a delivered and paid order', { status: 'delivered', payment_status: 'successful' }, 0],
  ['a cancelled order', { status: 'cancelled', payment_status: 'cancelled' }, 0],
  ['a PayPal order', { payment_method: 'paypal', payment_status: 'successful' }, 0],
  ['a PayPal order that is not paid', { payment_method: 'paypal' }, 0],
  ['an order with an unknown payment method', { payment_method: null }, null],
  ['a paid order of such a host', { payment_method: null, payment_status: 'successful' }, 0],
] as const)('the courier collects from %s', (_, other, amount) => {
  expect(amountToCollect({ ...cashOrder, ...other })).toBe(amount)
})
