import { canChangeDelivery } from '@/domain/order/status'
import { formatVnd } from '@/lib/numbers'
import { randomKey } from '@/lib/random-key'
import type { Database } from '../db/database'
import type { OrderRow, PaymentRow } from '../db/tables'
import { type PaypalOutcome, usdCentsOf } from '../rules/payments'
import { moveOrder, setPaymentStatus } from './order-moves'

/** A shopper has this time to approve a payment, in ms. */
const approvalMs = 3 * 3_600_000

/**
 * Returns the PayPal payment with this id, or with this token from PayPal's return URL. Anyone can guess an
 * id by counting, so the response must not show the order.
 */
export function findPaypal(db: Database, idOrToken: string): PaymentRow | null {
  const payment = db.find('payments', idOrToken) ?? paypalOfToken(db, idOrToken)
  return payment?.method === 'paypal' ? payment : null
}

/**
 * Returns the payment of a token from PayPal's page. The token is random, so everyone who has it may see the
 * payment.
 */
export function paypalOfToken(db: Database, token: string): PaymentRow | null {
  return db.where('payments', 'token', token)[0] ?? null
}

export function newPaypalToken(): string {
  return `EC-${randomKey().toUpperCase()}`
}

function orderOfPayment(db: Database, payment: PaymentRow): OrderRow {
  return db.get('orders', payment.order_id)
}

export function endPaypal(
  db: Database,
  payment: PaymentRow,
  end: { status: 'cancelled' | 'failed'; now: Date },
): void {
  if (payment.status !== 'pending') return
  const { status, now } = end
  const note =
    status === 'cancelled' ? 'Thanh toán PayPal đã bị hủy.' : 'Thanh toán PayPal không hoàn tất.'
  db.transaction(() => {
    const order = orderOfPayment(db, payment)
    // A shipped parcel can't be called back, so its order is not cancelled. Staff see that the money did not
    // come.
    const ended = canChangeDelivery(order)
      ? moveOrder(db, order, { status: 'cancelled', note, by: 'system', now })
      : order
    if (ended.payment_status !== status) setPaymentStatus(db, ended, status, now)
  })
}

/**
 * Returns whether a payment still waits for the shopper's approval. An approved payment may already have
 * brought money, so it does not end by itself.
 */
export const isUnapproved = ({ status, approval }: PaymentRow) =>
  status === 'pending' && approval !== 'approved'

/**
 * Ends payments that were not approved in time, so that other orders can have their stock. Called before
 * every answer.
 */
export function expirePaypals(db: Database, now: Date): void {
  for (const payment of db.where('payments', 'status', 'pending')) {
    const isOver = new Date(payment.created_at).getTime() + approvalMs <= now.getTime()
    if (payment.method === 'paypal' && isUnapproved(payment) && isOver)
      endPaypal(db, payment, { status: 'failed', now })
  }
}

/** Applies a click on PayPal's page. Returns the path of the shop that PayPal then opens (Product §4). */
export function answerPaypal(
  db: Database,
  token: string,
  { outcome, now }: { outcome: PaypalOutcome; now: Date },
): string {
  expirePaypals(db, now)
  const payment = paypalOfToken(db, token)
  if (payment && isUnapproved(payment)) {
    if (outcome === 'cancel') endPaypal(db, payment, { status: 'cancelled', now })
    else if (outcome === 'expire') endPaypal(db, payment, { status: 'failed', now })
    else db.update('payments', payment.payment_id, { approval: outcomeApproval[outcome] })
  }
  const query = new URLSearchParams({ success: String(outcome !== 'cancel'), token })
  return `/checkout?${query}`
}

const outcomeApproval = { approve: 'approved', decline: 'declined' } as const

export function isCapturable({ status, approval }: PaymentRow): boolean {
  return status === 'successful' || approval === 'approved'
}

export function capturePaypal(db: Database, payment: PaymentRow, now: Date): OrderRow {
  const order = orderOfPayment(db, payment)
  if (payment.status === 'successful') return order
  return db.transaction(() => {
    db.update('payments', payment.payment_id, { received_cents: payment.asked_cents })
    return setPaymentStatus(db, order, 'successful', now)
  })
}

export type PaypalBill = { code: string; vnd: string; usdCents: number }

export function paypalBill(db: Database, token: string, now: Date): PaypalBill | null {
  expirePaypals(db, now)
  const payment = paypalOfToken(db, token)
  if (!payment || !isUnapproved(payment)) return null
  const { code, total_amount } = orderOfPayment(db, payment)
  return { code, vnd: formatVnd(total_amount), usdCents: usdCentsOf(total_amount) }
}
