import type { SettledCash } from '@/api/generated/model'
import { owedOf } from '@/domain/carriers/statement'
import type { CashSettlementRow, OrderEventRow, OrderRow, PaymentRow } from '../db/tables'

/** An order with what its cash is judged by. */
export type Delivered = {
  order: OrderRow
  payment: Pick<PaymentRow, 'is_prepaid'> | undefined
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[]
  settlements: readonly CashSettlementRow[]
}

/** Returns the cash that was collected at the door, and what of it has come; null where none was (Product §10.22). */
export function cashOf({ order, payment, events, settlements }: Delivered) {
  const isCollected =
    order.status === 'delivered' &&
    order.payment_method === 'cod' &&
    order.total_amount > 0 &&
    !payment?.is_prepaid
  if (!isCollected) return null
  return {
    due: order.total_amount,
    received: settlements.reduce((sum, { amount }) => sum + amount, 0),
    since: events.findLast(({ status }) => status === 'delivered')?.at ?? order.updated_at,
  }
}

/** Returns whether a statement may bring this amount: `same` where it has brought it already, else why it may not. */
export function settleProblem(
  delivered: Delivered,
  statement: string,
  { amount }: Pick<SettledCash, 'amount'>,
): 'same' | 'notCollected' | 'otherAmount' | 'settled' | null {
  const known = delivered.settlements.find((one) => one.statement === statement)
  if (known) return known.amount === amount ? 'same' : 'otherAmount'
  const cash = cashOf(delivered)
  if (!cash) return 'notCollected'
  return owedOf(cash) === 0 ? 'settled' : null
}
