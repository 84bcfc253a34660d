import type { ReturnRefundRequest } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRefundRow, PaymentRow } from '../db/tables'
import type { Judged } from '../rules/payments'

/** A payment with what it is judged by. */
export function judgedOf(db: Database, payment: PaymentRow): Judged {
  const { order_id } = payment
  return {
    payment,
    order: db.get('orders', order_id),
    refunds: db.where('order_refunds', 'order_id', order_id),
    returns: db.where('order_returns', 'order_id', order_id),
  }
}

/** Notes money that went back: of a return, or of an order that was cancelled. */
export function insertRefund(
  db: Database,
  of: Pick<OrderRefundRow, 'order_id' | 'return_id'>,
  { method, amount, reference = '' }: ReturnRefundRequest,
  now: Date,
): void {
  const id = db.nextId('order_refunds')
  const at = now.toISOString()
  db.insert('order_refunds', { id, ...of, method, amount, reference: reference.trim(), at })
}
