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

/** The columns of a new payment, before PayPal has answered and before staff have checked it. */
export const uncheckedPayment = {
  received_cents: null,
  check_result: '',
  check_reason: '',
  check_by: '',
  check_at: '',
  checked_from: '',
} as const satisfies Partial<PaymentRow>

/** A payment with the facts that decide whether it is unclear. */
export type JudgedPayment = {
  payment: PaymentRow
  order: OrderRow
  refunds: readonly OrderRefundRow[]
  returns: readonly OrderReturnRow[]
  /** After a merge: the amount of this order's money that pays for the other order. */
  mergedCredit: number
}

/** Returns the money of a cancelled order that the shop still has to refund, in whole VND. */
function toRefund({ payment, order, refunds, mergedCredit }: JudgedPayment): number {
  if (order.status !== 'cancelled' || payment.status !== 'successful') return 0
  return refunds.reduce((left, { amount }) => left - amount, order.total_amount - mergedCredit)
}

/** Returns whether some money of the order was refunded or pays for another order. */
const isGivenBack = ({
  refunds,
  returns,
  mergedCredit,
}: Pick<JudgedPayment, 'refunds' | 'returns' | 'mergedCredit'>) =>
  refunds.some(({ amount }) => amount > 0) ||
  returns.some(({ credit }) => credit > 0) ||
  mergedCredit > 0

/**
 * Returns why staff have to check a payment: its result is unknown, PayPal took another amount than it was
 * asked for, or money has to be refunded. Null for a clear payment.
 */
export function paymentDoubtOf(judged: JudgedPayment): PaymentDoubt | null {
  const { method, status, approval, asked_cents, received_cents, check_result } = judged.payment
  if (method === 'paypal' && check_result === '') {
    if (status === 'pending' && approval === 'approved') return 'no_answer'
    const isOther = received_cents !== null && received_cents !== asked_cents
    if (status === 'successful' && isOther && !isGivenBack(judged)) return 'other_amount'
  }
  return toRefund(judged) > 0 ? 'to_refund' : null
}

/** Returns whether staff may ask PayPal for the money again. PayPal must not charge a cancelled order. */
export function canCapture(judged: JudgedPayment): boolean {
  return paymentDoubtOf(judged) === 'no_answer' && judged.order.status !== 'cancelled'
}

/** The payment status for each result that staff record by hand. */
const statusOf: Readonly<Record<CheckResult, PaymentStatus>> = {
  paid: 'successful',
  unpaid: 'failed',
}

/**
 * Returns whether the payment still has the status that a staff member recorded. A later capture changes the
 * status.
 */
export function isCheckCurrent({ check_result, status }: PaymentRow): boolean {
  return check_result !== '' && status === statusOf[check_result]
}

type Marking = { action: Exclude<SettlePaymentRequest['action'], 'refund'>; reason: string }

/**
 * Returns the columns that change when staff settle a payment. Returns `same` when the action is already
 * done, and null when it is not allowed. A capture takes the money only once. The first result by staff also
 * stores the payment's earlier status, and reopening the payment restores that status. After a refund no
 * result may be recorded, because refunded money must have come.
 */
export function settledColumns(
  judged: JudgedPayment,
  { action, reason }: Marking,
): Partial<PaymentRow> | 'same' | null {
  const { payment } = judged
  const doubt = paymentDoubtOf(judged)
  const { status, asked_cents, received_cents, check_result, checked_from } = payment
  const stands = isCheckCurrent(payment)
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
 * Returns `same` when a refund repeats the last one. A sender who saw the last refund may record an equal one
 * if money is still left to refund. Otherwise returns the errors of the refund by field, which are empty for
 * a valid refund. Null when there is nothing to refund.
 */
export function refundProblem(
  judged: JudgedPayment,
  refund: ReturnRefundRequest,
  isNewest: boolean,
): 'same' | FieldErrors | null {
  const { method, amount, reference = '' } = refund
  const last = judged.refunds.at(-1)
  const isLast =
    last?.method === method && last.amount === amount && last.reference === reference.trim()
  const held = toRefund(judged)
  if (isLast && (!isNewest || held === 0)) return 'same'
  if (paymentDoubtOf(judged) !== 'to_refund') return null
  if (amount === 0) return { 'refund.amount': ['Vui lòng ghi số tiền hoàn'] }
  return amount > held
    ? { 'refund.amount': ['Số tiền hoàn cao hơn số khách đã trả. Hãy nhập số nhỏ hơn.'] }
    : {}
}

/** The buttons of the fake PayPal page. Product §4.8 lists two of them; the others cause faults. */
const paypalOutcomes = ['approve', 'cancel', 'expire', 'decline'] as const

/**
 * `expire` ends the time of the token. `decline` approves the payment, but PayPal refuses to capture it
 * later.
 */
export type PaypalOutcome = (typeof paypalOutcomes)[number]

export function isPaypalOutcome(value: unknown): value is PaypalOutcome {
  return paypalOutcomes.some((outcome) => outcome === value)
}

/** The exchange rate of the mock world, because PayPal takes USD and not VND (Product §9). */
const vndPerUsd = 26_000

export function usdCentsOf(vnd: number): number {
  return Math.round((vnd / vndPerUsd) * 100)
}

/** Returns the amount in USD that PayPal charges for an amount in VND. */
export function usdOf(vnd: number): UsdAmount {
  return { amount: usdCentsOf(vnd) / 100, rate: vndPerUsd }
}

export function formatUsd(cents: number, locale: string): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  return `${amount.format(cents / 100)}\u00a0USD`
}
