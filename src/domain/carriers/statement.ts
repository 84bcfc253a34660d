import type { CollectedCash, Order } from '@/api/generated/model'
import { tidyCode } from '@/lib/kinds/code'
import type { Table } from '@/lib/table'
import { amountOf } from '@/lib/vnd-input'
import { isSameCarrier } from '../delivery/carriers'
import { rowsBelow } from './answer'
import type { CarrierFile } from './carrier-file'

/** Returns the amount that the carrier still owes for an order, in whole VND. */
export function amountOwed(
  cash: Pick<CollectedCash, 'due' | 'received'> | null | undefined,
): number {
  return cash ? Math.max(0, cash.due - cash.received) : 0
}

type PayableOrder = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'total_amount'>

/**
 * Returns the amount that the courier collects, in VND: the total of a cash order that is neither paid nor
 * cancelled. Null when the host does not say how an open order is paid, because it may be paid already.
 */
export function amountToCollect(order: PayableOrder): number | null {
  if (order.status === 'cancelled' || order.payment_status === 'successful') return 0
  if (order.payment_method === null) return null
  return order.payment_method === 'cod' ? order.total_amount : 0
}

/** The cells of a statement's row that count. */
export type StatementRow = { row: number; code: string; number: string; amount: string }

/**
 * Returns the rows of a carrier's statement. It needs a heading for the amount, and one for code or tracking
 * number.
 */
export function statementRows(
  table: Table,
  { answer, collected }: CarrierFile,
): readonly StatementRow[] | null {
  const rows = rowsBelow(
    table,
    [answer.code, answer.number, collected],
    ([hasCode = false, hasNumber = false, hasAmount = false]) =>
      hasAmount && (hasCode || hasNumber),
  )
  return (
    rows?.flatMap(({ row, cells: [code = '', number = '', amount = ''] }) =>
      code || number ? [{ row, code, number, amount }] : [],
    ) ?? null
  )
}

/** An order as the list knows it. */
type KnownOrder = { id: number; code: string; cash?: CollectedCash | null }

/** A row that brings no order its money. */
export type RefusedStatementRow = StatementRow & {
  reason: 'noAmount' | 'unknown' | 'notOwed' | 'twice'
}

/** An order with the amount that the statement brings, and the amount that was owed. */
export type Brought<Known> = { order: Known; amount: number; owed: number }

export type Reconciled<Known> = {
  brought: readonly Brought<Known>[]
  refused: readonly RefusedStatementRow[]
  /** Orders that this carrier delivered and owes, but that are not in the statement. The oldest first. */
  missing: readonly Known[]
}

/**
 * Finds the order of each row by its code, else by its tracking number. A repeated row counts once.
 * Contradicting rows count not at all. A row of 0 is a parcel that was paid before: it brings nothing and is
 * no error.
 */
export function reconcile<Known extends KnownOrder>(
  rows: readonly StatementRow[],
  orders: readonly Known[],
  { name }: Pick<CarrierFile, 'name'>,
): Reconciled<Known> {
  const byCode = new Map(orders.map((order) => [tidyCode(order.code), order]))
  const byNumber = new Map(
    orders.map((order) => [tidyCode(order.cash?.shipment?.tracking_number ?? ''), order]),
  )
  byNumber.delete('')
  const orderOf = ({ code, number }: StatementRow) =>
    byCode.get(tidyCode(code)) ?? byNumber.get(tidyCode(number))
  const paying = rows.filter(({ amount }) => amountOf(amount) !== 0)
  const amounts = Map.groupBy(paying, orderOf)
  const brought = new Map<Known, number>()
  const refused: RefusedStatementRow[] = []
  for (const row of paying) {
    const [order, amount] = [orderOf(row), amountOf(row.amount)]
    const own = new Set(amounts.get(order)?.map((one) => amountOf(one.amount)))
    if (!order) refused.push({ ...row, reason: 'unknown' })
    else if (amount === null) refused.push({ ...row, reason: 'noAmount' })
    else if (amountOwed(order.cash) === 0) refused.push({ ...row, reason: 'notOwed' })
    else if (own.size > 1) refused.push({ ...row, reason: 'twice' })
    else brought.set(order, amount)
  }
  const since = ({ cash }: Known) => cash?.since ?? ''
  return {
    brought: [...brought].map(([order, amount]) => ({
      order,
      amount,
      owed: amountOwed(order.cash),
    })),
    refused,
    missing: orders
      .filter((order) => amountOwed(order.cash) > 0 && !amounts.has(order))
      .filter(({ cash }) => isSameCarrier(cash?.shipment?.carrier ?? '', name))
      .toSorted((a, b) => since(a).localeCompare(since(b))),
  }
}
