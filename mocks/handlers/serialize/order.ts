import type {
  AdminOrderData,
  AdminOrderRow,
  Order,
  OrderItem,
  OrderReturn,
  ReturnEvent,
} from '@/api/generated/model'
import { picked } from '@/lib/description'
import type { Database } from '../../db/database'
import type { OrderRow, OrderItemRow, OrderReturnRow } from '../../db/tables'
import { formatAddress } from '../../rules/addresses'
import { allowedTransitions, billOfRow } from '../../rules/orders'
import { isProductShown } from '../shop-view'

function itemOf(db: Database, row: OrderItemRow): OrderItem {
  const { product_id, product_name, image_url } = row
  const product = db.find('products', product_id)
  return {
    ...picked(row, ['id', 'product_id', 'product_name', 'color', 'size', 'quantity', 'price']),
    variant_id: db.find('variants', row.variant_id)?.id ?? null,
    original_name: product_name,
    // Null for a hidden product: a link to it would not work.
    slug: product && isProductShown(db, product) ? product.slug : null,
    variant: { image_url },
  }
}

const listed = [
  'id',
  'code',
  'status',
  'payment_method',
  'payment_status',
  'full_name',
  'phone',
  'total_amount',
  'created_at',
] as const

export function orderOf(
  db: Database,
  row: OrderRow,
  reader: 'shopper' | 'staff' = 'shopper',
): Order {
  const exchanged = row.exchange_of === null ? null : db.get('orders', row.exchange_of)
  return {
    ...picked(row, [...listed, 'email', 'subtotal', 'discount_amount', 'shipping_amount']),
    bill: billOfRow(row, exchanged?.code ?? null),
    address: formatAddress(row),
    note: row.note || null,
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
    returns: db
      .where('order_returns', 'order_id', row.id)
      .map((asked) => returnOf(db, asked, reader)),
    exchange_of: exchanged && picked(exchanged, ['id', 'code']),
    shipment: row.carrier ? picked(row, ['carrier', 'tracking_number']) : null,
  }
}

function returnOf(
  db: Database,
  { note, exchange_id, credit, ...asked }: OrderReturnRow,
  reader: 'shopper' | 'staff',
): OrderReturn {
  const exchange = exchange_id === null ? null : db.get('orders', exchange_id)
  const by = (event: ReturnEvent) => (reader === 'staff' ? event.by : null)
  return {
    ...picked(asked, ['id', 'state', 'requested_at', 'items', 'photos', 'answer', 'received']),
    note: note || null,
    events: asked.events.map((event) => ({ ...event, by: by(event) })),
    refunds: db
      .where('order_refunds', 'return_id', asked.id)
      .map((refund) => picked(refund, ['method', 'amount', 'reference', 'at'])),
    exchange: exchange && { ...picked(exchange, ['id', 'code']), credit },
  }
}

export function adminOrderRowOf(db: Database, row: OrderRow): AdminOrderRow {
  const items = db.where('order_items', 'order_id', row.id)
  const item_count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...picked(row, listed), item_count }
}

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
