import { ApiError } from '@/api/errors'
import {
  type ApprovingPurchase,
  inState,
  type OrderedPurchase,
  type PlacedOrder,
  repeatedOrder,
} from '@/domain/order/purchase'
import { isPaypalPaid } from './mutations'
import { withoutPerson } from './placed-order'
import {
  approvingByToken,
  forgetPurchase,
  purchases,
  savePurchase,
  withPurchaseLock,
} from './purchases'

/** A captured payment and the token that its order is shown by; or the order that it would have repeated. */
export type Settled =
  | { kind: 'paid'; purchase: ApprovingPurchase; token: string }
  | { kind: 'double'; of: OrderedPurchase }

type Steps = {
  /** Captures a payment; returns its order where the answer has one. Throws `ApiError`. */
  capture: (paymentId: string) => Promise<PlacedOrder | null>
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
    const shownBy = token ?? payment.token ?? payment.paymentId
    const isPaid = captureSent && (await isPaypalPaid(shownBy))
    if (!isPaid) {
      const double = repeatedOrder(purchases(), { ...purchase, since: purchase.at })
      if (double) {
        forgetPurchase(key)
        return { kind: 'double', of: double }
      }
    }
    const order = isPaid ? null : await captureOnce(purchase, shownBy, steps)
    const known = order && withoutPerson(order)
    savePurchase(inState(purchase, { state: 'ordered', order: known, token: shownBy }, Date.now()))
    steps.onPaid(purchase)
    return { kind: 'paid', purchase, token: shownBy }
  })
}

async function captureOnce(
  purchase: ApprovingPurchase,
  token: string,
  { capture }: Steps,
): Promise<PlacedOrder | null> {
  savePurchase({ ...purchase, captureSent: true })
  try {
    return await capture(purchase.payment.paymentId)
  } catch (error) {
    // Cancelled or expired: the order is over. Any other failure may be tried again by paying once more.
    const status = error instanceof ApiError ? error.status : 0
    if (status === 400 || status === 404) forgetPurchase(purchase.key)
    else if (await isPaypalPaid(token)) return null
    throw error
  }
}
