import { canChangeDelivery } from '@/domain/order/status'
import { memberOf } from '@/lib/json'
import type { Database } from '../db/database'
import type { OrderRow, PaymentRow } from '../db/tables'
import { orderCode } from '../rules/orders'
import { refusal } from './answers'
import { moveOrder } from './order-moves'
import { isUnapproved, paypalOfToken } from './paypal'

/** A key, token or id with which a request names the unpaid order that it replaces. */
type Name = string | null | undefined

type Payment = { payment: PaymentRow; order: OrderRow }

/**
 * Returns the payment with this key or token. Both are random, so a visitor who knows one of them may replace
 * the order.
 */
function bySecret(db: Database, name: string): PaymentRow | undefined {
  const isOfKey = ({ id }: { id: string }) => /^createOrder \S+ (.*)$/s.exec(id)?.[1] === name
  const answer = db.tables.stored_answers.find(isOfKey)?.body
  const orderId = Number(memberOf(memberOf(memberOf(answer, 'data'), 'order'), 'id'))
  return paypalOfToken(db, name) ?? db.where('payments', 'order_id', orderId)[0]
}

/** Returns the payment and its order if it is a PayPal order that may still be replaced, or else null. */
function replaceable(db: Database, payment: PaymentRow | undefined): Payment | null {
  if (payment?.method !== 'paypal') return null
  const order = db.get('orders', payment.order_id)
  return canChangeDelivery(order) ? { payment, order } : null
}

function cancel(db: Database, { order }: Payment, now: Date): void {
  const note = `Đã đặt lại bằng đơn ${orderCode(db.nextId('orders'), now)}.`
  moveOrder(db, order, { status: 'cancelled', note, by: 'system', now })
}

/**
 * Cancels the unpaid order that a new order replaces, in the transaction of the new order. Does nothing if
 * there is no such order, or if the visitor has not proved that it is theirs. Throws if the money of the old
 * order may already have come.
 */
export function cancelReplacedOrder(
  db: Database,
  name: Name,
  { userId, now }: { userId: number | null; now: Date },
): void {
  if (!name) return
  const secret = replaceable(db, bySecret(db, name))
  const named = secret ?? replaceable(db, db.find('payments', name))
  const owner = named?.order.user_id ?? null
  // An id of a payment does not prove that the order belongs to the visitor, because ids can be guessed by
  // counting.
  const isOwn = owner === null ? secret !== null : owner === userId
  if (!named || !isOwn) return
  if (!isUnapproved(named.payment)) throw refusal('createOrder', 'alreadyPaid').about(named.order)
  cancel(db, named, now)
}

/**
 * Runs `read` as if the unpaid order with this key or token were already cancelled. Afterwards the order is
 * as before.
 */
export function readWithoutReplacedOrder<Result>(
  db: Database,
  name: Name,
  { now, read }: { now: Date; read: () => Result },
): Result {
  return db.trial(() => {
    const named = name ? replaceable(db, bySecret(db, name)) : null
    if (named && isUnapproved(named.payment)) cancel(db, named, now)
    return read()
  })
}
