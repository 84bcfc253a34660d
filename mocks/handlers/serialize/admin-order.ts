import type { AdminOrderData, AdminOrderRow } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { OrderRow } from '../../db/tables'
import { allowedTransitions } from '../../rules/orders'
import { orderOf } from './order'

/** Returns an order for the list of the back office. */
export function adminOrderRowOf(db: Database, row: OrderRow): AdminOrderRow {
  const { id, code, full_name, phone, status, payment_method, payment_status } = row
  const items = db.where('order_items', 'order_id', id)
  return {
    id,
    code,
    full_name,
    phone,
    status,
    payment_method,
    payment_status,
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total_amount: row.total_amount,
    created_at: row.created_at,
  }
}

/** Returns an order with its notes and the statuses it may move to. */
export function adminOrderOf(db: Database, row: OrderRow): AdminOrderData {
  return {
    order: orderOf(db, row, 'staff'),
    allowed_transitions: [...allowedTransitions(row.status)],
    notes: db
      .where('order_notes', 'order_id', row.id)
      .map(({ id, text, by, at }) => ({ id, text, by, at })),
    updated_at: row.updated_at,
  }
}
