import type {
  CheckResult,
  FieldErrors,
  PaymentDoubt,
  PaymentStatus,
  ReturnRefundRequest,
  SettlePaymentRequest,
  UsdAmount,
} from '@/api/generated/model'
import type { OrderRefundRow, OrderReturnRow, OrderRow, PaymentRow } from '../db/tables'

/** The columns of a payment before PayPal's answer and before a check by staff. */
export const unchecked = {
  received_cents: null,
  check_result: '',
  check_reason: '',
  check_by: '',
  check_at: '',
  checked_from: '',
} as const satisfies Partial<PaymentRow>

/** A payment with the facts that decide whether it is unclear. */
export type Judged = {
  payment: PaymentRow
  order: OrderRow
  refunds: readonly OrderRefundRow[]
  returns: readonly OrderReturnRow[]
}

/** Returns the money of a cancelled order that the shop still has to refund, in whole VND. */
function toRefund({ payment, order, refunds }: Judged): number {
  if (order.status !== 'cancelled' || payment.status !== 'successful') return 0
  return refunds.reduce((left, { amount }) => left - amount, order.total_amount)
}

/** True when money of the order was refunded, or was used as credit for an exchange. */
const isGivenBack = ({ refunds, returns }: Pick<Judged, 'refunds' | 'returns'>) =>
  refunds.some(({ amount }) => amount > 0) || returns.some(({ credit }) => credit > 0)

/**
 * Returns why staff have to check a payment: its result is unknown, or it has to be refunded. Null for any
 * other payment.
 */
export function doubtOf(judged: Judged): PaymentDoubt | null {
  const { method, status, approval, asked_cents, received_cents, check_result } = judged.payment
  if (method === 'paypal' && check_result === '') {
    if (status === 'pending' && approval === 'approved') return 'no_answer'
    const isOther = received_cents !== null && received_cents !== asked_cents
    if (status === 'successful' && isOther && !isGivenBack(judged)) return 'other_amount'
  }
  return toRefund(judged) > 0 ? 'to_refund' : null
}

/** True when PayPal may be asked for the money again. A cancelled order must not be charged. */
export function canCapture(judged: Judged): boolean {
  return doubtOf(judged) === 'no_answer' && judged.order.status !== 'cancelled'
}

/** The payment status for each result that staff record by hand. */
const statusOf: Readonly<Record<CheckResult, PaymentStatus>> = {
  paid: 'successful',
  unpaid: 'failed',
}

/**
 * True while the result that staff recorded is still the payment's status. A later capture changes the
 * status.
 */
export function markStands({ check_result, status }: PaymentRow): boolean {
  return check_result !== '' && status === statusOf[check_result]
}

type Marking = { action: Exclude<SettlePaymentRequest['action'], 'refund'>; reason: string }

/**
 * Returns the columns that an action changes. Returns `same` when the action is already done, and null when
 * it is not allowed. A capture takes the money only once. The first result by staff stores the payment's
 * earlier status. Refunded money must have come before, so no result may then be recorded.
 */
export function settle(
  judged: Judged,
  { action, reason }: Marking,
): Partial<PaymentRow> | 'same' | null {
  const { payment } = judged
  const doubt = doubtOf(judged)
  const { status, asked_cents, received_cents, check_result, checked_from } = payment
  const stands = markStands(payment)
  if (action === 'capture') {
    if (canCapture(judged)) return { status: 'successful', received_cents: asked_cents }
    const isTaken = status === 'successful' && received_cents !== null && check_result === ''
    return isTaken && doubt === null ? 'same' : null
  }
  const isUnclear = doubt === 'no_answer' || doubt === 'other_amount'
  if (action === 'reopen') {
    if (stands && checked_from !== '' && !isGivenBack(judged))
      return { status: checked_from, check_result: '', check_reason: '', checked_from: '' }
    return isUnclear ? 'same' : null
  }
  if (stands && check_result === action && payment.check_reason === reason) return 'same'
  if (isGivenBack(judged) || (!isUnclear && !stands)) return null
  return {
    status: statusOf[action],
    check_result: action,
    check_reason: reason,
    checked_from: stands ? checked_from : status,
  }
}

/**
 * Returns `same` for a repeat of the last refund, or else the errors of a new refund, by field. Null when
 * there is nothing to refund.
 */
export function refundProblem(
  judged: Judged,
  refund: ReturnRefundRequest,
  isNewest: boolean,
): 'same' | FieldErrors | null {
  const { method, amount, reference = '' } = refund
  const last = judged.refunds.at(-1)
  const isLast =
    last?.method === method && last.amount === amount && last.reference === reference.trim()
  const held = toRefund(judged)
  if (isLast && (!isNewest || held === 0)) return 'same'
  if (doubtOf(judged) !== 'to_refund') return null
  if (amount === 0) return { 'refund.amount': ['Vui lòng ghi số tiền hoàn'] }
  return amount > held ? { 'refund.amount': ['Số tiền hoàn cao hơn số khách đã trả'] } : {}
}

/** The buttons of the fake approval page: the buttons of Product §4.8, and two faults. */
const paypalOutcomes = ['approve', 'cancel', 'expire', 'decline'] as const

/**
 * `expire` ends the time of the token. `decline` approves a payment, but PayPal then refuses to capture it.
 */
export type PaypalOutcome = (typeof paypalOutcomes)[number]

export function isPaypalOutcome(value: unknown): value is PaypalOutcome {
  return paypalOutcomes.some((outcome) => outcome === value)
}

/** The exchange rate of the mock world. PayPal takes USD, not VND (Product §9). */
const vndPerUsd = 26_000

export function usdCentsOf(vnd: number): number {
  return Math.round((vnd / vndPerUsd) * 100)
}

/** The amount that PayPal would charge, in the form that a quote shows. */
export function usdOf(vnd: number): UsdAmount {
  return { amount: usdCentsOf(vnd) / 100, rate: vndPerUsd }
}

export function formatUsd(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return `${amount.format(cents / 100)}\u00a0USD`
}
