import { ApiError } from '@/api/errors'
import { isPaypalPaid } from './mutations'
import {
  forgetPending,
  storePending,
  pendingOfToken,
  type PendingPayment,
} from './pending-payments'

/** A captured payment: what was pending, and the token that its order is shown by. */
export type Settled = { payment: PendingPayment; token: string }

type Steps = {
  capture: (paymentId: string) => Promise<unknown>
  onPaid: (settled: Settled) => void
}

/**
 * Captures the approved payment of a return, once (Product §4): one tab at a time, and a capture without
 * an answer is looked up before it is sent again. Returns null where nothing is pending here.
 * `onPaid` runs before the pending payment is removed. Throws what the capture threw.
 */
export function settlePayment(
  token: string | undefined,
  { capture, onPaid }: Steps,
): Promise<Settled | null> {
  return oneAtATime(async () => {
    const payment = pendingOfToken(token)
    if (!payment) return null
    const settled = { payment, token: token ?? payment.token ?? payment.paymentId }
    const { captureSent = false } = payment
    if (!captureSent || !(await isPaypalPaid(settled.token))) await captureOnce(settled, capture)
    onPaid(settled)
    forgetPending(payment.paymentId)
    return settled
  })
}

async function captureOnce({ payment, token }: Settled, capture: Steps['capture']): Promise<void> {
  storePending({ ...payment, captureSent: true })
  try {
    await capture(payment.paymentId)
  } catch (error) {
    // Cancelled or expired: the order is over. Any other failure may be tried again by paying once more.
    const status = error instanceof ApiError ? error.status : 0
    if (status === 400 || status === 404) forgetPending(payment.paymentId)
    else if (await isPaypalPaid(token)) return
    throw error
  }
}

/** Without locks (an insecure origin) only the mark on the payment guards against a second capture. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('paypal-capture', work) : work()
}
