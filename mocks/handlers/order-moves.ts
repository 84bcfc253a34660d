import type {
  MovedOrder,
  MoveOrdersRequest,
  MoveOutcome,
  OrderMove,
  OrderStatus,
  Shipment,
} from '@/api/generated/model'
import { billOfLines } from '@/domain/order/bill'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import { isOutdated, nextVersion } from '../rules/lists'
import { allowedTransitions, amountsOf, paymentAfter, statusBefore, undoMs } from '../rules/orders'
import { refusal } from './answers'
import { moveStock } from './order-lines'
import { mergeToUndo, undoMerge } from './order-merges'
import { partToUndo } from './serialize/order'

type Context = { db: Database; now: Date; user: { full_name: string } }

const targets: Readonly<Record<Exclude<OrderMove, 'undo'>, OrderStatus>> = {
  confirm: 'processing',
  ship: 'shipped',
  deliver: 'delivered',
}

const doneTexts: Readonly<Record<OrderMove, string>> = {
  confirm: 'Đã xác nhận đơn hàng',
  ship: 'Đã bàn giao cho đơn vị vận chuyển',
  deliver: 'Đã giao hàng',
  undo: 'Đã hoàn tác',
}

export function tryOrderMove(
  context: Context,
  move: MoveOrdersRequest['move'],
  { id, updated_at, shipment }: MovedOrder,
): MoveOutcome {
  const { db } = context
  const order = db.find('orders', id)
  if (!order) {
    const { message } = refusal('adminOrder', 'notFound')
    return { id, ok: false, message, status: null, updated_at: null }
  }
  const isBlind = move === 'undo' && updated_at === undefined
  const message =
    isBlind || isOutdated(updated_at, order.updated_at)
      ? changedSince(db, order, updated_at)
      : objection(context, order, move)
  if (message) return { ...outcomeOf(order), ok: false, message }
  const moved = apply(context, order, { move, shipment })
  return { ...outcomeOf(moved), ok: true, message: doneTexts[move] }
}

/**
 * Returns a message which says that the order has changed. It lists the steps and notes that are newer than
 * `seen`.
 */
function changedSince(db: Database, { id }: OrderRow, seen = ''): string {
  const events = db.where('order_events', 'order_id', id).filter(({ at }) => at > seen)
  const notes = db.where('order_notes', 'order_id', id).filter(({ at }) => at > seen)
  const what = [
    ...events.map(({ status, note }) => note || statusNames[status]),
    ...notes.map(({ text }) => text),
  ]
  return [refusal('transitionOrder', 'conflict').message, ...(seen ? what : [])].join('. ')
}

const outcomeOf = ({ id, status, updated_at }: OrderRow) => ({ id, status, updated_at })

function objection({ db, now }: Context, order: OrderRow, move: OrderMove): string | null {
  const { message } = refusal('transitionOrder', 'notAllowed')
  if (move !== 'undo')
    return allowedTransitions(order.status).includes(targets[move]) ? null : message
  if (mergeToUndo(db, order, now)) return null
  const last = db.where('order_events', 'order_id', order.id).at(-1)
  const part = partToUndo(db, order)
  if (part) return isRecent(part.requested_at, now) ? null : message
  // A return, or cash from the carrier, proves that the order was delivered. The status "delivered" then
  // cannot be undone.
  const followed = (['order_returns', 'cash_settlements'] as const).some(
    (table) => db.where(table, 'order_id', order.id).length > 0,
  )
  if (followed) return message
  const canUndo = last && isRecent(last.at, now)
  return canUndo && last.status === order.status && statusBefore(order.status) ? null : message
}

const isRecent = (at: string, now: Date) => now.getTime() - Date.parse(at) <= undoMs

function apply(
  { db, now, user }: Context,
  order: OrderRow,
  { move, shipment }: { move: OrderMove; shipment: MovedOrder['shipment'] },
): OrderRow {
  const by = user.full_name
  const merge = move === 'undo' && mergeToUndo(db, order, now)
  if (merge) return undoMerge(db, order, { merge, by, now })
  if (move === 'undo' && partToUndo(db, order)) return undoPart(db, order, { by, now })
  return move === 'undo'
    ? takeBackMove(db, order, { by, now })
    : moveOrder(db, order, { status: targets[move], note: '', by, now, shipment })
}

const statusNames: Readonly<Record<OrderStatus, string>> = {
  pending: 'Chờ xác nhận',
  processing: 'Đang xử lý',
  shipped: 'Đang giao',
  delivered: 'Đã giao',
  cancelled: 'Đã hủy',
}

const paymentsOf = (db: Database, { id }: OrderRow) => db.where('payments', 'order_id', id)

function updatePayment(db: Database, order: OrderRow, status: OrderRow['payment_status']): void {
  for (const { payment_id } of paymentsOf(db, order)) {
    db.update('payments', payment_id, { status })
  }
}

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
 * Gives an order a status, the payment status that follows from it, and a step in its history. Cancelling
 * puts the pieces back into the stock. If the order is an exchange, cancelling also opens its return again.
 * The caller checks that the change of status is allowed.
 */
export function moveOrder(
  db: Database,
  order: OrderRow,
  move: {
    status: OrderStatus
    note: string
    by: string
    now: Date
    shipment?: Shipment | undefined
  },
): OrderRow {
  const { status, note, by, now, shipment } = move
  return db.transaction(() => {
    const updated_at = nextVersion(order.updated_at, now)
    const { payment_method: method } = order
    const [payment = { status: order.payment_status, approval: null }] = paymentsOf(db, order)
    const payment_status = paymentAfter(status, method, payment)
    if (status === 'cancelled') {
      const own = db.where('order_items', 'order_id', order.id)
      moveStock(db, own, [], { order_id: order.id, by, at: updated_at })
      reopenReturn(db, order, { by, now })
    }
    if (payment_status !== order.payment_status) updatePayment(db, order, payment_status)
    db.insert('order_events', { order_id: order.id, status, note, at: updated_at, by })
    const parcel = status === 'shipped' ? shipment : undefined
    return db.update('orders', order.id, { status, payment_status, updated_at, ...parcel })
  })
}

/**
 * Opens a return again when the order that replaces its goods is cancelled, because the shopper still has to
 * get the goods.
 */
function reopenReturn(db: Database, order: OrderRow, { by, now }: { by: string; now: Date }): void {
  const [one] = db.where('order_returns', 'exchange_id', order.id)
  if (!one || order.exchange_of === null) return
  const events = [...one.events, { state: 'received' as const, at: now.toISOString(), by }]
  db.update('order_returns', one.id, { state: 'received', exchange_id: null, credit: 0, events })
  const { updated_at } = db.get('orders', order.exchange_of)
  db.update('orders', order.exchange_of, { updated_at: nextVersion(updated_at, now) })
}

/**
 * Undoes the last step of an order, and adds a note for staff with the name of the person. The caller checks
 * that the step may be undone.
 */
function takeBackMove(
  db: Database,
  order: OrderRow,
  { by, now }: { by: string; now: Date },
): OrderRow {
  return db.transaction(() => {
    const status = statusBefore(order.status) ?? order.status
    const updated_at = nextVersion(order.updated_at, now)
    // Delivery marks a cash order as paid, because the courier collects the cash. A prepaid order was paid
    // before, so it stays paid.
    const isCashPaid =
      order.status === 'delivered' &&
      order.payment_method === 'cod' &&
      !paymentsOf(db, order).some(({ is_prepaid }) => is_prepaid)
    const payment_status = isCashPaid ? 'pending' : order.payment_status
    if (isCashPaid) updatePayment(db, order, payment_status)
    const last = db.where('order_events', 'order_id', order.id).at(-1)
    if (last) db.remove('order_events', last.id)
    const text = `Đã hoàn tác bước “${statusNames[order.status]}”.`
    db.insert('order_notes', { order_id: order.id, text, at: updated_at, by })
    const parcel = order.status === 'shipped' ? { carrier: '', tracking_number: '' } : undefined
    return db.update('orders', order.id, { status, payment_status, updated_at, ...parcel })
  })
}

/**
 * The note at the step of an order that was delivered and kept in part at the same time. The note shows that
 * undoing the kept part must also undo this step.
 */
export const keptInPartNote = 'Nhận một phần.'

/**
 * Undoes the record that the shopper kept only a part of an order. Removes the return of the other pieces,
 * and restores the bill. If the order was marked as delivered in the same step, this mark is undone too.
 */
function undoPart(db: Database, order: OrderRow, author: { by: string; now: Date }): OrderRow {
  return db.transaction(() => {
    for (const { id } of db.where('order_returns', 'order_id', order.id))
      db.remove('order_returns', id)
    const bill = billOfLines(order.bill_lines.filter(({ code }) => code !== 'refused'))
    const whole = db.update('orders', order.id, amountsOf(bill))
    const last = db.where('order_events', 'order_id', order.id).at(-1)
    if (last?.note === keptInPartNote) return takeBackMove(db, whole, author)
    const updated_at = nextVersion(order.updated_at, author.now)
    const text = 'Đã hoàn tác việc giao một phần.'
    db.insert('order_notes', { order_id: order.id, text, at: updated_at, by: author.by })
    return db.update('orders', order.id, { updated_at })
  })
}
