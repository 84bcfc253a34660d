import { ApiError } from '@/api/errors'
import {
  type ApprovingPurchase,
  inState,
  type OrderedPurchase,
  repeatedOrder,
} from '@/domain/order/purchase'
import { isPaypalPaid } from './mutations'
import {
  approvingByToken,
  forgetPurchase,
  purchases,
  savePurchase,
  withPurchaseLock,
} from './purchases'

/** A captured payment and the token that its order is shown by, where it is known; or the order that it would have repeated. */
export type Settled =
  | { kind: 'paid'; purchase: ApprovingPurchase; token: string | undefined }
  | { kind: 'double'; of: OrderedPurchase }

type Steps = {
  /** Captures a payment. Throws `ApiError`. */
  capture: (paymentId: string) => Promise<unknown>
  onPaid: (purchase: ApprovingPurchase) => void
}

/**
 * Captures the approved payment of a return, once (Product §4): one tab at a time, and a capture without an answer is
 * looked up before it is sent again. A payment for what was ordered meanwhile is not captured: it lapses unpaid. Returns null
 * where nothing is pending here. Throws what the capture threw.
 */
export function settlePayment(token: string | undefined, steps: Steps): Promise<Settled | null> {
  return withPurchaseLock(async () => {
    const purchase = approvingByToken(token)
    if (!purchase) return null
    const { key, payment, captureSent = false } = purchase
    const shownBy = token ?? payment.token ?? undefined
    const isPaid = captureSent && (await isPaypalPaid(shownBy))
    if (!isPaid) {
      const double = repeatedOrder(purchases(), { ...purchase, since: purchase.at })
      if (double) {
        forgetPurchase(key)
        return { kind: 'double', of: double }
      }
    }
    if (!isPaid) await captureOnce(purchase, shownBy, steps)
    const shown = shownBy !== undefined && { token: shownBy }
    savePurchase(inState(purchase, { state: 'ordered', order: null, ...shown }, Date.now()))
    steps.onPaid(purchase)
    return { kind: 'paid', purchase, token: shownBy }
  })
}

async function captureOnce(
  purchase: ApprovingPurchase,
  token: string | undefined,
  { capture }: Steps,
): Promise<void> {
  savePurchase({ ...purchase, captureSent: true })
  try {
    await capture(purchase.payment.paymentId)
  } catch (error) {
    // Cancelled or expired: the order is over. Any other failure may be tried again by paying once more.
    const status = error instanceof ApiError ? error.status : 0
    if (status === 400 || status === 404) forgetPurchase(purchase.key)
    else if (await isPaypalPaid(token)) return
    throw error
  }
}
