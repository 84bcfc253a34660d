import { ApiError } from '@/api/errors'
import type { PaymentStatus } from '@/api/generated/model'
import {
  type ApprovingPurchase,
  inState,
  type OrderedPurchase,
  repeatedOrder,
} from '@/domain/order/purchase'
import { paypalState } from './mutations'
import {
  approvingByToken,
  forgetPurchase,
  orderInsteadOf,
  purchases,
  savePurchase,
  withPurchaseLock,
} from './purchases'

/**
 * A captured payment, or one that PayPal has yet to confirm, and the token that its order is shown by, where it is known; or the order that
 * it would have repeated.
 */
export type Settled =
  | { kind: 'paid' | 'pending'; purchase: ApprovingPurchase; token: string | undefined }
  | { kind: 'double'; of: OrderedPurchase }

type Steps = {
  /** Captures a payment, by its id or the token of its return. Throws `ApiError`. */
  capture: (paymentId: string) => Promise<PaymentStatus>
  /** Called once the order is known to be placed: paid, or about to be. */
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
    if (!purchase) return token === undefined ? null : settleElsewhere(token, steps)
    const { payment, captureSent = false } = purchase
    const shownBy = token ?? payment.token ?? undefined
    const isPaid = captureSent && (await paypalState(shownBy)) === 'successful'
    if (!isPaid) {
      const double = repeatedOrder(purchases(), { ...purchase, since: purchase.at })
      if (double) {
        const { order, token: of } = double
        const instead = { order, ...(of && { token: of }), ...(shownBy && { lapsed: shownBy }) }
        const lapsed = { ...purchase, lines: [] }
        savePurchase(inState(lapsed, { state: 'ordered', ...instead }, double.at))
        return { kind: 'double', of: double }
      }
    }
    const state = isPaid ? 'successful' : await captureOnce(purchase, shownBy, steps)
    const shown = shownBy !== undefined && { token: shownBy }
    savePurchase(inState(purchase, { state: 'ordered', order: null, ...shown }, Date.now()))
    steps.onPaid(purchase)
    return { kind: state === 'pending' ? 'pending' : 'paid', purchase, token: shownBy }
  })
}

/** A payment that was ordered in another browser, or is settled here already: what was approved is captured, whoever comes back with it. */
async function settleElsewhere(token: string, { capture }: Steps): Promise<Settled | null> {
  const of = orderInsteadOf(token)
  if (of) return { kind: 'double', of }
  // Its page says what became of it.
  if ((await paypalState(token)) === 'pending') await capture(token).catch(() => null)
  return null
}

async function captureOnce(
  purchase: ApprovingPurchase,
  token: string | undefined,
  { capture }: Steps,
): Promise<PaymentStatus> {
  savePurchase({ ...purchase, captureSent: true })
  const send = () => capture(purchase.payment.paymentId)
  try {
    // A host that refuses the token has ended the session by that: anybody may capture what was approved (Product §4.8.6d).
    return await send().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return send()
      throw error
    })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const state = status === 400 || status === 404 ? 'failed' : await paypalState(token)
    if (state === 'successful') return state
    // Cancelled, expired or failed: the order is over. Any other failure may be tried again by paying once more.
    if (state === 'failed' || state === 'cancelled') forgetPurchase(purchase.key)
    throw error
  }
}
