import type {
  AdminOrderData,
  AdminOrderRow,
  CollectedCash,
  EarlierOrders,
  MergedOrder,
  MergeProblem,
  Order,
  OrderDouble,
  OrderItem,
  OrderPayment,
  OrderReceipt,
  OrderReturn,
  ReturnEvent,
  ReturnExchange,
  ReturnRefund,
} from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import { areDuplicateOrders, mergeProblems } from '@/domain/order/doubles'
import { mergedBillTerms } from '@/domain/order/terms'
import { canKeepPart } from '@/domain/returns/kept-in-part'
import { pickFields } from '@/lib/description'
import type { Database } from '../../db/database'
import type { OrderItemRow, OrderRefundRow, OrderReturnRow, OrderRow } from '../../db/tables'
import { formatAddress } from '../../rules/addresses'
import { byCreation } from '../../rules/lists'
import { allowedTransitions, undoMs } from '../../rules/orders'
import { canCapture, paymentDoubtOf, isCheckCurrent } from '../../rules/payments'
import { isRefused, otherOrdersOf } from '../admin-customers'
import { cashOf, cashFactsOf, judgedOf } from '../cash'
import { isProductShown } from '../shop-view'

function itemOf(db: Database, row: OrderItemRow): OrderItem {
  const { order_id: _order, image_url, ...item } = row
  const product = db.find('products', row.product_id)
  return {
    ...item,
    variant_id: db.find('variants', row.variant_id)?.id ?? null,
    original_name: row.product_name,
    // The slug is null for a hidden product, because a link to the product would not work.
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
    ...pickFields(row, [...listed, 'email', 'subtotal', 'discount_amount', 'shipping_amount']),
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
    exchange_of: exchanged && pickFields(exchanged, ['id', 'code']),
    merged_into: mergedInto(db, row),
    ...(placed && { placed }),
    shipment: shipmentOf(row),
  }
}

function mergedInto(db: Database, { id }: OrderRow): ReturnExchange | null {
  const [merge] = db.where('order_merges', 'order_id', id)
  return merge
    ? { ...pickFields(db.get('orders', merge.into_id), ['id', 'code']), credit: merge.credit }
    : null
}

const shipmentOf = (row: OrderRow) =>
  row.carrier ? pickFields(row, ['carrier', 'tracking_number']) : null

function refundsOf(
  db: Database,
  { order_id, return_id }: Pick<OrderRefundRow, 'order_id' | 'return_id'>,
): ReturnRefund[] {
  return db
    .where('order_refunds', 'order_id', order_id)
    .filter((refund) => refund.return_id === return_id)
    .map((refund) => pickFields(refund, ['method', 'amount', 'reference', 'at']))
}

/** Returns the order for its success page. Personal data is included only when the reader owns the order. */
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
    ...pickFields(order, ['code', 'created_at', 'full_name', 'phone', 'address', ...amounts]),
    ...(!isReaders && { full_name: '', phone: '', address: '' }),
    items: order.items.map((item) => pickFields(item, receiptItem)),
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
    ...pickFields(asked, ['id', 'state', 'requested_at', 'items', 'photos', 'answer', 'received']),
    note: note || null,
    events: asked.events.map((event) => ({ ...event, by: by(event) })),
    refunds: refundsOf(db, { order_id: asked.order_id, return_id: asked.id }),
    exchange: exchange && { ...pickFields(exchange, ['id', 'code']), credit },
  }
}

export function adminOrderRowOf(db: Database, row: OrderRow): AdminOrderRow {
  const item_count = unitsOf(db, row)
  const address = formatAddress(row)
  const cash = collectedOf(db, row)
  return { ...pickFields(row, listed), address, item_count, cash, updated_at: row.updated_at }
}

const unitsOf = (db: Database, { id }: OrderRow) =>
  db.where('order_items', 'order_id', id).reduce((sum, { quantity }) => sum + quantity, 0)

function collectedOf(db: Database, row: OrderRow): CollectedCash | null {
  const delivered = cashFactsOf(db, row)
  const cash = cashOf(delivered)
  return (
    cash && {
      ...cash,
      shipment: shipmentOf(row),
      settlements: delivered.settlements.map((one) =>
        pickFields(one, ['statement', 'amount', 'at', 'by']),
      ),
    }
  )
}

function earlierOf(db: Database, row: OrderRow): EarlierOrders {
  const others = otherOrdersOf(db.tables.orders, row)
  return {
    delivered_count: others.filter(({ status }) => status === 'delivered').length,
    refused_count: others.filter(isRefused).length,
    last: others.slice(0, 3).map((other) => ({
      ...pickFields(other, ['id', 'code', 'status']),
      is_refused: isRefused(other),
    })),
  }
}

/**
 * Returns facts about the payment for staff. Null if the payment has no open question and no staff member has
 * checked it.
 */
function orderPaymentOf(db: Database, order: OrderRow): OrderPayment | null {
  const [payment] = db.where('payments', 'order_id', order.id)
  if (!payment) return null
  const judged = judgedOf(db, payment)
  const doubt = paymentDoubtOf(judged)
  const { asked_cents, received_cents, check_result, check_reason, check_by, check_at } = payment
  if (doubt === null && !isCheckCurrent(payment)) return null
  const usd = (cents: number | null) => (cents === null ? null : cents / 100)
  return {
    doubt,
    can_capture: canCapture(judged),
    expected: usd(asked_cents),
    received: usd(received_cents),
    check:
      isCheckCurrent(payment) && check_result
        ? { result: check_result, reason: check_reason, by: check_by, at: check_at }
        : null,
  }
}

/**
 * Returns the reasons why an order can't be merged into another order. One reason is a payment that staff
 * have to check, or have settled by hand.
 */
export function mergeProblemsOf(db: Database, kept: OrderRow, gone: OrderRow): MergeProblem[] {
  const isClear = [kept, gone]
    .flatMap(({ id }) => db.where('payments', 'order_id', id))
    .every((payment) => paymentDoubtOf(judgedOf(db, payment)) === null && !isCheckCurrent(payment))
  const problems = mergeProblems(orderOf(db, kept), orderOf(db, gone))
  return isClear || problems.includes('payment') ? problems : [...problems, 'payment']
}

function doublesOf(db: Database, row: OrderRow): OrderDouble[] {
  return db.tables.orders
    .filter((other) => areDuplicateOrders(row, other))
    .toSorted(byCreation)
    .toReversed()
    .map((other) => {
      const problems = mergeProblemsOf(db, row, other)
      const { bill } = mergedBillTerms(orderOf(db, row), orderOf(db, other))
      return {
        ...pickFields(other, ['id', 'code', 'status', 'total_amount', 'created_at', 'updated_at']),
        item_count: unitsOf(db, other),
        problems,
        merged_total: problems.length === 0 ? bill.total : null,
      }
    })
}

function mergedOf(db: Database, row: OrderRow): MergedOrder[] {
  return db.where('order_merges', 'into_id', row.id).map(({ order_id, version }) => {
    const { id, code, updated_at } = db.get('orders', order_id)
    const isUnchanged = updated_at === version && row.updated_at === version
    return { id, code, updated_at, undo_until: isUnchanged ? undoUntil(version) : null }
  })
}

/**
 * Returns the return of an order that was kept in part, if no other step and no cash of the carrier has
 * followed. Staff can then undo the kept part. The caller checks the time limit of ten minutes.
 */
export function partToUndo(db: Database, row: OrderRow): OrderReturnRow | undefined {
  const [one] = db.where('order_returns', 'order_id', row.id)
  const isUnchanged = one?.state === 'at_door' && one.requested_at === row.updated_at
  return isUnchanged && db.where('cash_settlements', 'order_id', row.id).length === 0
    ? one
    : undefined
}

const undoUntil = (version: string) => new Date(Date.parse(version) + undoMs).toISOString()

export function adminOrderOf(db: Database, row: OrderRow): AdminOrderData {
  const order = orderOf(db, row, 'staff')
  const cash = collectedOf(db, row)
  const part = partToUndo(db, row)
  return {
    order,
    allowed_transitions: [...allowedTransitions(row.status)],
    notes: db
      .where('order_notes', 'order_id', row.id)
      .map(({ id, text, by, at }) => ({ id, text, by, at })),
    payment: orderPaymentOf(db, row),
    cash,
    can_keep_in_part: canKeepPart(order, carrierDebt(cash)),
    part_undo_until: part ? undoUntil(part.requested_at) : null,
    earlier: earlierOf(db, row),
    doubles: doublesOf(db, row),
    merged: mergedOf(db, row),
    updated_at: row.updated_at,
  }
}
