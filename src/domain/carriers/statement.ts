import type { CollectedCash, Order } from '@/api/generated/model'
import { tidyCode } from '@/lib/kinds/code'
import type { Table } from '@/lib/table'
import { vndAmountOf } from '@/lib/vnd-input'
import { isSameCarrier } from '../delivery/carriers'
import type { CarrierFormat } from './carrier-file'
import { rowsBelowHeadings } from './carrier-reply'

/** Returns the amount in whole VND that the carrier still owes the shop for an order. */
export function carrierDebt(
  cash: Pick<CollectedCash, 'due' | 'received'> | null | undefined,
): number {
  return cash ? Math.max(0, cash.due - cash.received) : 0
}

type PayableOrder = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'total_amount'>

/**
 * Returns the amount that the courier has to collect, in whole VND. It is the total of a cash order that is
 * neither paid nor cancelled, and otherwise 0. Returns null if the host sends no payment method for an open
 * order, because the customer may have paid online.
 */
export function amountToCollect(order: PayableOrder): number | null {
  if (order.status === 'cancelled' || order.payment_status === 'successful') return 0
  if (order.payment_method === null) return null
  return order.payment_method === 'cod' ? order.total_amount : 0
}

/** The cells of a statement's row that the shop reads. */
export type StatementRow = {
  row: number
  code: string
  number: string
  amount: string
  kept: string
}

/**
 * The possible headings of the column with the pieces that the customer kept. Some statements do not have
 * this column.
 */
const keptHeads = ['Hàng khách nhận', 'Hàng đã giao', 'Sản phẩm đã giao']

/**
 * Returns the rows of a carrier's statement that contain an order code or a tracking number. Returns null if
 * no line has a heading for the amount and a heading for the code or the number.
 */
export function readStatementRows(
  table: Table,
  { answer, collected }: CarrierFormat,
): readonly StatementRow[] | null {
  const rows = rowsBelowHeadings(
    table,
    [answer.code, answer.number, collected, keptHeads],
    ([hasCode = false, hasNumber = false, hasAmount = false]) =>
      hasAmount && (hasCode || hasNumber),
  )
  return (
    rows?.flatMap(({ row, cells: [code = '', number = '', amount = '', kept = ''] }) =>
      code || number ? [{ row, code, number, amount, kept }] : [],
    ) ?? null
  )
}

/** The facts about an order that its comparison with a statement needs. */
type KnownOrder = { id: number; code: string; cash?: CollectedCash | null }

/** A row of a statement that was not accepted, and the reason. */
export type RefusedStatementRow = StatementRow & {
  reason: 'noAmount' | 'unknown' | 'notOwed' | 'twice'
}

/**
 * An order that a statement pays. The amount and the kept pieces come from the statement. `owed` is the
 * amount that the carrier owed for the order.
 */
export type StatementPayment<Known> = { order: Known; amount: number; kept: string; owed: number }

export type ReconciledStatement<Known> = {
  brought: readonly StatementPayment<Known>[]
  refused: readonly RefusedStatementRow[]
  /**
   * Orders that this carrier has delivered and still owes, but that have no row in the statement. A row with
   * the amount 0 does not count. The oldest comes first.
   */
  missing: readonly Known[]
}

/**
 * Compares a statement with the orders. The order of a row is found by the order code, or else by the
 * tracking number. Identical rows count once. Rows that contradict each other are refused. A row with the
 * amount 0 is skipped without an error, because its parcel was paid in advance.
 */
export function matchStatement<Known extends KnownOrder>(
  rows: readonly StatementRow[],
  orders: readonly Known[],
  { name }: Pick<CarrierFormat, 'name'>,
): ReconciledStatement<Known> {
  const byCode = new Map(orders.map((order) => [tidyCode(order.code), order]))
  const byNumber = new Map(
    orders.map((order) => [tidyCode(order.cash?.shipment?.tracking_number ?? ''), order]),
  )
  byNumber.delete('')
  const orderOf = ({ code, number }: StatementRow) =>
    byCode.get(tidyCode(code)) ?? byNumber.get(tidyCode(number))
  const paying = rows.filter(({ amount }) => vndAmountOf(amount) !== 0)
  const amounts = Map.groupBy(paying, orderOf)
  const brought: StatementPayment<Known>[] = []
  const refused: RefusedStatementRow[] = []
  for (const row of paying) {
    const [order, amount] = [orderOf(row), vndAmountOf(row.amount)]
    const owed = carrierDebt(order?.cash)
    const own = new Set(amounts.get(order)?.map((one) => vndAmountOf(one.amount)))
    if (!order) refused.push({ ...row, reason: 'unknown' })
    else if (amount === null) refused.push({ ...row, reason: 'noAmount' })
    else if (owed === 0) refused.push({ ...row, reason: 'notOwed' })
    else if (own.size > 1) refused.push({ ...row, reason: 'twice' })
    else if (!brought.some((other) => other.order === order))
      brought.push({ order, amount, kept: row.kept, owed })
  }
  const since = ({ cash }: Known) => cash?.since ?? ''
  return {
    brought,
    refused,
    missing: orders
      .filter((order) => carrierDebt(order.cash) > 0 && !amounts.has(order))
      .filter(({ cash }) => isSameCarrier(cash?.shipment?.carrier ?? '', name))
      .toSorted((a, b) => since(a).localeCompare(since(b))),
  }
}
