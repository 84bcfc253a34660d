import type {
  PaymentDoubt,
  CheckResult,
  PaymentStatus,
  SettlePaymentRequest,
} from '@/api/generated/model'
import type { PaymentRow } from '../db/tables'

/** The columns of a payment about which nothing has come back yet. */
export const unchecked = {
  received_cents: null,
  check_result: '',
  check_reason: '',
  check_by: '',
  check_at: '',
  checked_from: '',
} as const satisfies Partial<PaymentRow>

/** Returns why nobody knows whether a payment came; null where that is clear, or somebody has settled it. */
export function doubtOf(payment: PaymentRow): PaymentDoubt | null {
  const { method, status, approval, asked_cents, received_cents, check_result } = payment
  if (method !== 'paypal' || check_result !== '') return null
  if (status === 'pending' && approval === 'approved') return 'no_answer'
  const isOther = received_cents !== null && received_cents !== asked_cents
  return status === 'successful' && isOther ? 'other_amount' : null
}

/** What a mark makes of a payment. */
const statusOf: Readonly<Record<CheckResult, PaymentStatus>> = {
  paid: 'successful',
  unpaid: 'failed',
}

/** True while a mark is the last word: an order that is cancelled, or captured, has gone on. */
export function markStands({ check_result, status }: PaymentRow): boolean {
  return check_result !== '' && status === statusOf[check_result]
}

/**
 * Returns the columns that an action changes; `same` where it is done already, null where the payment can't be settled so. A capture takes
 * the money once; a mark keeps in mind how the payment stood before the first one.
 */
export function settle(
  payment: PaymentRow,
  { action, reason }: Pick<SettlePaymentRequest, 'action'> & { reason: string },
): Partial<PaymentRow> | 'same' | null {
  const doubt = doubtOf(payment)
  const { status, asked_cents, received_cents, check_result, checked_from } = payment
  const stands = markStands(payment)
  if (action === 'capture') {
    if (doubt === 'no_answer') return { status: 'successful', received_cents: asked_cents }
    const isTaken = status === 'successful' && received_cents !== null && check_result === ''
    return isTaken && doubt === null ? 'same' : null
  }
  if (action === 'reopen') {
    if (stands && checked_from !== '')
      return { status: checked_from, check_result: '', check_reason: '', checked_from: '' }
    return doubt === null ? null : 'same'
  }
  if (stands && check_result === action && payment.check_reason === reason) return 'same'
  if (doubt === null && !stands) return null
  return {
    status: statusOf[action],
    check_result: action,
    check_reason: reason,
    checked_from: stands ? checked_from : status,
  }
}
