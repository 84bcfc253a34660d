import type { SettlePaymentRequest } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRow, PaymentRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, nextVersion } from '../rules/lists'
import { type JudgedPayment, refundProblem, settledColumns, usdCentsOf } from '../rules/payments'
import type { WorldSwitch } from '../scenarios/names'
import { hasErrors, refusal, throwRefusal, success } from './answers'
import { insertRefund, judgedOf } from './cash'
import { setPaymentStatus } from './order-moves'
import { adminOrderOf } from './serialize/order'

/** The tokens of the payments that the scenario `payments.unclear` makes unclear. */
const unclearTokens = ['EC-UNCLEAR1', 'EC-UNCLEAR2', 'EC-UNCLEAR3'] as const

/**
 * Makes the payments of three open orders unclear, if the scenario `payments.unclear` is on. For two payments
 * PayPal sends no answer, and one payment is five dollars too low. A second call changes nothing.
 */
export function prepareUnclearPayments(db: Database, switches: ReadonlySet<WorldSwitch>): void {
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

/**
 * Returns the payment of an order with the facts that decide whether it is unclear. Null without a payment.
 */
function judgedPayment(db: Database, order: OrderRow): JudgedPayment | null {
  const [payment] = db.where('payments', 'order_id', order.id)
  return payment ? judgedOf(db, payment) : null
}

export const adminPaymentsHandlers: HandlersOf<'admin-payments'> = {
  settlePayment({ db, params, body, user, now, switches }) {
    prepareUnclearPayments(db, switches)
    const order = db.find('orders', params.id) ?? throwRefusal('settlePayment', 'notFound')
    const judged = judgedPayment(db, order)
    const { action } = body
    if (action === 'refund') return success(adminOrderOf(db, giveBack(db, { order, body, now })))
    const reason = body.reason?.trim() ?? ''
    const changes = judged ? settledColumns(judged, { action, reason }) : null
    if (changes === 'same') return success(adminOrderOf(db, order))
    if (isOutdated(body.updated_at, order.updated_at)) throw refusal('settlePayment', 'conflict')
    if (!judged || !changes) throw refusal('settlePayment', 'notUnclear', 'action')
    const isMark = action === 'paid' || action === 'unpaid'
    if (isMark && reason === '')
      throw refusal('settlePayment', 'invalid', { reason: ['Vui lòng nhập lý do'] })
    const { payment } = judged
    const settled = db.transaction(() => {
      const by = isMark ? { check_by: user.full_name, check_at: now.toISOString() } : {}
      db.update('payments', payment.payment_id, { ...changes, ...by })
      return setPaymentStatus(db, order, changes.status ?? payment.status, now)
    })
    return success(adminOrderOf(db, settled), 'Đã ghi nhận thanh toán')
  },
}

/** Records the refund of a cancelled order. If the refund is already recorded, nothing changes. */
function giveBack(
  db: Database,
  { order, body, now }: { order: OrderRow; body: SettlePaymentRequest; now: Date },
): OrderRow {
  const { refund, updated_at } = body
  const judged = judgedPayment(db, order)
  const isNewest = updated_at === order.updated_at
  const problem = judged && refund ? refundProblem(judged, refund, isNewest) : null
  if (problem === 'same') return order
  if (isOutdated(updated_at, order.updated_at)) throw refusal('settlePayment', 'conflict')
  if (!problem || !refund) throw refusal('settlePayment', 'notUnclear', 'action')
  if (hasErrors(problem)) throw refusal('settlePayment', 'invalid', problem)
  return db.transaction(() => {
    insertRefund(db, { order_id: order.id, return_id: null }, refund, now)
    return db.update('orders', order.id, { updated_at: nextVersion(order.updated_at, now) })
  })
}
