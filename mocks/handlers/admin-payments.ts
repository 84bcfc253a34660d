import type { Database } from '../db/database'
import type { OrderRow, PaymentRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { settle } from '../rules/payments'
import { usdCentsOf } from '../rules/paypal'
import { isOutdated } from '../rules/versions'
import type { WorldSwitch } from '../scenarios/names'
import { refusal, refuse, success } from './answers'
import { setPaymentStatus } from './order-moves'
import { adminOrderOf } from './serialize/order'

/** The tokens of the payments that `payments.unclear` makes unclear: by them it knows that it has. */
const unclearTokens = ['EC-UNCLEAR1', 'EC-UNCLEAR2', 'EC-UNCLEAR3'] as const

/**
 * In the world `payments.unclear`, makes the payments of three open orders unclear, once: two without an answer of PayPal, and one of which it took
 * five dollars less.
 */
export function prepareUnclear(db: Database, switches: ReadonlySet<WorldSwitch>): void {
  const [token] = unclearTokens
  if (!switches.has('payments.unclear') || db.where('payments', 'token', token)[0]) return
  const open = db.tables.orders.filter(
    ({ status }) => status === 'pending' || status === 'processing',
  )
  db.transaction(() => {
    for (const [index, order] of open.toReversed().slice(0, unclearTokens.length).entries()) {
      const [payment] = db.where('payments', 'order_id', order.id)
      if (payment) makeUnclear(db, { order, payment }, index)
    }
  })
}

function makeUnclear(
  db: Database,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
  index: number,
): void {
  const asked_cents = usdCentsOf(order.total_amount)
  const method = 'paypal'
  const status = index === 2 ? 'successful' : 'pending'
  db.update('orders', order.id, { payment_method: method, payment_status: status })
  db.update('payments', payment.payment_id, {
    method,
    status,
    token: unclearTokens[index] ?? null,
    approval: 'approved',
    asked_cents,
    received_cents: index === 2 ? asked_cents - 500 : null,
  })
}

export const adminPaymentsHandlers: HandlersOf<'admin-payments'> = {
  settlePayment({ db, params, body, user, now, switches }) {
    prepareUnclear(db, switches)
    const order = db.find('orders', params.id) ?? refuse('settlePayment', 'notFound')
    const [payment] = db.where('payments', 'order_id', order.id)
    const { action } = body
    const reason = body.reason?.trim() ?? ''
    const changes = payment ? settle(payment, { action, reason }) : null
    if (changes === 'same') return success(adminOrderOf(db, order))
    if (isOutdated(body.updated_at, order.updated_at)) throw refusal('settlePayment', 'conflict')
    if (!payment || !changes) throw refusal('settlePayment', 'notUnclear', 'action')
    const isMark = action === 'paid' || action === 'unpaid'
    if (isMark && reason === '')
      throw refusal('settlePayment', 'invalid', { reason: ['Vui lòng nhập lý do'] })
    const settled = db.transaction(() => {
      const by = isMark ? { check_by: user.full_name, check_at: now.toISOString() } : {}
      db.update('payments', payment.payment_id, { ...changes, ...by })
      return setPaymentStatus(db, order, changes.status ?? payment.status, now)
    })
    return success(adminOrderOf(db, settled), 'Đã ghi nhận thanh toán')
  },
}
