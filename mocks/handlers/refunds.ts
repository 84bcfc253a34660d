import type { ReturnRefundRequest } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRefundRow } from '../db/tables'

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
