import type {
  MovedOrder,
  MoveOrdersRequest,
  MoveOutcome,
  OrderMove,
  OrderStatus,
  Shipment,
} from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import { isOutdated, nextVersion } from '../rules/lists'
import { allowedTransitions, paymentAfter, statusBefore, undoMs } from '../rules/orders'
import { refusal } from './answers'
import { moveStock } from './order-lines'

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

export function moveOutcome(
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
 * Returns a message that an order has changed, with the timeline entries and notes that are newer than
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
  const last = db.where('order_events', 'order_id', order.id).at(-1)
  // An order with a return, or with money from the carrier, was certainly delivered, so the move can't be
  // undone.
  const followed = (['order_returns', 'cash_settlements'] as const).some(
    (table) => db.where(table, 'order_id', order.id).length > 0,
  )
  if (followed) return message
  const isRecent = last && now.getTime() - new Date(last.at).getTime() <= undoMs
  return isRecent && last.status === order.status && statusBefore(order.status) ? null : message
}

function apply(
  { db, now, user }: Context,
  order: OrderRow,
  { move, shipment }: { move: OrderMove; shipment: MovedOrder['shipment'] },
): OrderRow {
  const by = user.full_name
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

/** Moves an order to a status. Cancelling returns its stock. The caller checks that the move is allowed. */
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

/** Opens the return of a cancelled replacement again, because the shopper still has to get the goods. */
function reopenReturn(db: Database, order: OrderRow, { by, now }: { by: string; now: Date }): void {
  const [one] = db.where('order_returns', 'exchange_id', order.id)
  if (!one || order.exchange_of === null) return
  const events = [...one.events, { state: 'received' as const, at: now.toISOString(), by }]
  db.update('order_returns', one.id, { state: 'received', exchange_id: null, credit: 0, events })
  const { updated_at } = db.get('orders', order.exchange_of)
  db.update('orders', order.exchange_of, { updated_at: nextVersion(updated_at, now) })
}

/**
 * Removes the last step from the timeline, and adds a note for staff that says who did it. The caller checks
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
    // Delivery marks an order as paid only if the courier collects cash, so a prepaid order stays paid.
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
