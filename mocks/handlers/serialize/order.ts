import type {
  AdminOrderData,
  AdminOrderRow,
  CollectedCash,
  EarlierOrders,
  Order,
  OrderItem,
  OrderPayment,
  OrderReceipt,
  OrderReturn,
  ReturnEvent,
  ReturnRefund,
} from '@/api/generated/model'
import { picked } from '@/lib/description'
import type { Database } from '../../db/database'
import type { OrderItemRow, OrderRefundRow, OrderReturnRow, OrderRow } from '../../db/tables'
import { formatAddress } from '../../rules/addresses'
import { allowedTransitions } from '../../rules/orders'
import { canCapture, doubtOf, markStands } from '../../rules/payments'
import { isRefused, ordersBeside } from '../admin-customers'
import { cashOf, deliveredOf, judgedOf } from '../cash'
import { isProductShown } from '../shop-view'

function itemOf(db: Database, row: OrderItemRow): OrderItem {
  const { order_id: _order, image_url, ...item } = row
  const product = db.find('products', row.product_id)
  return {
    ...item,
    variant_id: db.find('variants', row.variant_id)?.id ?? null,
    original_name: row.product_name,
    // Null for a hidden product, because a link to it would not work.
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
  const [placed] = row.placed
  const exchanged = row.exchange_of === null ? null : db.get('orders', row.exchange_of)
  return {
    ...picked(row, [...listed, 'email', 'subtotal', 'discount_amount', 'shipping_amount']),
    bill: { lines: row.bill_lines, total: row.total_amount },
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
    refunds: refundsOf(db, { order_id: row.id, return_id: null }),
    exchange_of: exchanged && picked(exchanged, ['id', 'code']),
    ...(placed && { placed }),
    shipment: shipmentOf(row),
  }
}

const shipmentOf = (row: OrderRow) =>
  row.carrier ? picked(row, ['carrier', 'tracking_number']) : null

function refundsOf(
  db: Database,
  { order_id, return_id }: Pick<OrderRefundRow, 'order_id' | 'return_id'>,
): ReturnRefund[] {
  return db
    .where('order_refunds', 'order_id', order_id)
    .filter((refund) => refund.return_id === return_id)
    .map((refund) => picked(refund, ['method', 'amount', 'reference', 'at']))
}

/** Returns the order for its success page. Only the order's own reader gets the personal data. */
export function receiptOf(db: Database, row: OrderRow, isReaders: boolean): OrderReceipt {
  const order = orderOf(db, row)
  const amounts = [
    'subtotal',
    'discount_amount',
    'shipping_amount',
    'total_amount',
    'bill',
  ] as const
  return {
    ...picked(order, ['code', 'created_at', 'full_name', 'phone', 'address', ...amounts]),
    ...(!isReaders && { full_name: '', phone: '', address: '' }),
    items: order.items.map((item) => picked(item, receiptItem)),
    has_email: order.email !== null,
  }
}

const receiptItem = [
  'product_name',
  'original_name',
  'color',
  'size',
  'quantity',
  'price',
  'variant',
] as const

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
    refunds: refundsOf(db, { order_id: asked.order_id, return_id: asked.id }),
    exchange: exchange && { ...picked(exchange, ['id', 'code']), credit },
  }
}

export function adminOrderRowOf(db: Database, row: OrderRow): AdminOrderRow {
  const items = db.where('order_items', 'order_id', row.id)
  const item_count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const address = formatAddress(row)
  const cash = collectedOf(db, row)
  return { ...picked(row, listed), address, item_count, cash, updated_at: row.updated_at }
}

function collectedOf(db: Database, row: OrderRow): CollectedCash | null {
  const delivered = deliveredOf(db, row)
  const cash = cashOf(delivered)
  return (
    cash && {
      ...cash,
      shipment: shipmentOf(row),
      settlements: delivered.settlements.map((one) =>
        picked(one, ['statement', 'amount', 'at', 'by']),
      ),
    }
  )
}

function earlierOf(db: Database, row: OrderRow): EarlierOrders {
  const others = ordersBeside(db.tables.orders, row)
  return {
    delivered_count: others.filter(({ status }) => status === 'delivered').length,
    refused_count: others.filter(isRefused).length,
    last: others.slice(0, 3).map((other) => ({
      ...picked(other, ['id', 'code', 'status']),
      is_refused: isRefused(other),
    })),
  }
}

/** Returns the payment facts for staff, or null for a clear payment that nobody settled by hand. */
function orderPaymentOf(db: Database, order: OrderRow): OrderPayment | null {
  const [payment] = db.where('payments', 'order_id', order.id)
  if (!payment) return null
  const judged = judgedOf(db, payment)
  const doubt = doubtOf(judged)
  const { asked_cents, received_cents, check_result, check_reason, check_by, check_at } = payment
  if (doubt === null && !markStands(payment)) return null
  const usd = (cents: number | null) => (cents === null ? null : cents / 100)
  return {
    doubt,
    can_capture: canCapture(judged),
    expected: usd(asked_cents),
    received: usd(received_cents),
    check:
      markStands(payment) && check_result
        ? { result: check_result, reason: check_reason, by: check_by, at: check_at }
        : null,
  }
}

export function adminOrderOf(db: Database, row: OrderRow): AdminOrderData {
  return {
    order: orderOf(db, row, 'staff'),
    allowed_transitions: [...allowedTransitions(row.status)],
    notes: db
      .where('order_notes', 'order_id', row.id)
      .map(({ id, text, by, at }) => ({ id, text, by, at })),
    payment: orderPaymentOf(db, row),
    cash: collectedOf(db, row),
    earlier: earlierOf(db, row),
    updated_at: row.updated_at,
  }
}
