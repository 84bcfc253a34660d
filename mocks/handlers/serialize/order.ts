import type { AdminOrderData, AdminOrderRow, Order, OrderItem } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { OrderRow, OrderItemRow } from '../../db/tables'
import { allowedTransitions } from '../../rules/orders'
import { formatAddress } from '../../rules/addresses'
import { isProductShown } from '../shop-view'

function itemOf(db: Database, row: OrderItemRow): OrderItem {
  const { id, product_id, product_name, color, size, quantity, price, image_url } = row
  const product = db.find('products', product_id)
  return {
    id,
    product_id,
    variant_id: db.find('variants', row.variant_id)?.id ?? null,
    product_name,
    original_name: product_name,
    // Null for a hidden product: a link to it would not work.
    slug: product && isProductShown(db, product) ? product.slug : null,
    color,
    size,
    quantity,
    price,
    variant: { image_url },
  }
}

/** Returns an order with its items and its timeline, oldest step first. Only staff learn who took a step. */
export function orderOf(
  db: Database,
  row: OrderRow,
  reader: 'shopper' | 'staff' = 'shopper',
): Order {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    full_name: row.full_name,
    phone: row.phone,
    address: formatAddress(row),
    note: row.note || null,
    subtotal: row.subtotal,
    discount_amount: row.discount_amount,
    shipping_amount: row.shipping_amount,
    total_amount: row.total_amount,
    items: db.where('order_items', 'order_id', row.id).map((item) => itemOf(db, item)),
    events: db
      .where('order_events', 'order_id', row.id)
      .toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)
      .map(({ status, at, note, by }) => ({
        status,
        at,
        note: note || null,
        by: reader === 'staff' && by !== 'system' ? by : null,
      })),
    shipment: row.carrier ? { carrier: row.carrier, tracking_number: row.tracking_number } : null,
    created_at: row.created_at,
  }
}

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
