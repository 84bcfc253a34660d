import type { Order, OrderItem } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { OrderItemRow, OrderRow } from '../../db/tables'
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
