import type { Database } from '../db/database'
import type { OrderRow, OrderStatus } from '../db/tables'
import { paymentAfter } from '../rules/orders'
import { unitsByVariant } from '../rules/stock'
import { nextVersion } from '../rules/versions'

/** Returns the units of a cancelled order to the stock, except for removed variants. */
function restock(db: Database, order: OrderRow): void {
  const units = unitsByVariant(db.where('order_items', 'order_id', order.id))
  for (const [id, count] of units) {
    const variant = db.find('variants', id)
    if (variant) db.update('variants', id, { stock: variant.stock + count })
  }
}

function updatePayment(db: Database, order: OrderRow, status: OrderRow['payment_status']): void {
  for (const { payment_id } of db.where('payments', 'order_id', order.id)) {
    db.update('payments', payment_id, { status })
  }
}

/** Sets the payment status of an order and of its payment. */
export function setPaymentStatus(
  db: Database,
  order: OrderRow,
  payment_status: OrderRow['payment_status'],
  now: Date,
): OrderRow {
  updatePayment(db, order, payment_status)
  const updated_at = nextVersion(order.updated_at, now)
  return db.update('orders', order.id, { payment_status, updated_at })
}

/**
 * Moves an order to a status and adds a step to its timeline. Cancelling returns the stock. The caller checks that
 * the move is allowed.
 */
export function moveOrder(
  db: Database,
  order: OrderRow,
  move: { status: OrderStatus; note: string; by: string; now: Date },
): OrderRow {
  const { status, note, by, now } = move
  return db.transaction(() => {
    const updated_at = nextVersion(order.updated_at, now)
    const payment_status = paymentAfter(status, order.payment_method, order.payment_status)
    if (status === 'cancelled') restock(db, order)
    if (payment_status !== order.payment_status) updatePayment(db, order, payment_status)
    const id = db.nextId('order_events')
    db.insert('order_events', { id, order_id: order.id, status, note, at: updated_at, by })
    return db.update('orders', order.id, { status, payment_status, updated_at })
  })
}
