import { ApiError, isConflict } from '@/api/errors'
import type { OrderCreatedData, OrderRequest, Payment, PaymentStatus } from '@/api/generated/model'
import type { PaypalPayment } from '@/domain/order/ledger'
import { nextPurchaseStep } from '@/domain/order/purchase'
import type {
  Attempt,
  CaptureFailure,
  PurchaseEffect,
  PurchaseEvent,
  CheckoutState,
  OrderSendFailure,
} from '@/domain/order/purchase-states'
import {
  forgetPurchase,
  readLastSentRequest,
  newBillFromError,
  readPurchases,
  rememberSentRequest,
  savePurchase,
  withPurchaseLock,
} from '@/features/cart/purchases'
import { person } from '@/lib/kept'
import { allowedPaymentUrl } from '@/lib/links'
import { randomKey } from '@/lib/random-key'
import { shopConfig } from '@/lib/shop-config'
import { mayOrderExist } from './errors'
import { fetchPaymentStatus } from './mutations'

/**
 * The calls that a purchase makes. A screen provides them, because the purchase itself knows no screen. The
 * calls to the server throw `ApiError`.
 */
export type PurchaseCalls = {
  /** Returns the order of the form, or null if the shopper has to look at the form again. */
  check?: () => Promise<Attempt | null>
  place: (request: OrderRequest, key: string) => Promise<OrderCreatedData>
  capture: (payment: string) => Promise<PaymentStatus>
  takeFromCart: (lines: Attempt['lines']) => void
  renewKey?: () => void
}

/**
 * Runs a purchase until it waits for the shopper, and returns its state (Product §4.8). It performs the
 * effects that `domain/order/purchase` returns, and passes the result of each effect to the next step. After
 * the effect `takeTurn`, no other browser tab can order or pay at the same time.
 */
export async function runPurchase(
  from: CheckoutState,
  first: PurchaseEvent,
  steps: PurchaseCalls,
): Promise<CheckoutState> {
  const shopper = person.number()
  let now = from
  let event: PurchaseEvent | null = first
  while (event) {
    const step = nextPurchaseStep(now, event, { now: Date.now(), fresh: randomKey() })
    now = step.next
    event = null
    for (const effect of step.effects) {
      const waiting = now
      if (effect.do === 'takeTurn')
        return withPurchaseLock(() => runPurchase(waiting, turn(), steps))
      event = await perform(effect, steps)
      // If the person has signed out meanwhile, or another person has signed in, the purchase ends here,
      // because nobody else may see it.
      if (shopper !== person.number()) event = { is: 'left' }
    }
  }
  return now
}

const turn = () =>
  ({
    is: 'turn',
    ledger: readPurchases(),
    last: readLastSentRequest(),
    knowsKeys: shopConfig.idempotencyKeys,
  }) as const

async function perform(
  effect: Exclude<PurchaseEffect, { do: 'takeTurn' }>,
  steps: PurchaseCalls,
): Promise<PurchaseEvent | null> {
  switch (effect.do) {
    case 'check':
      return { is: 'checked', attempt: (await steps.check?.()) ?? null }
    case 'send':
      return steps.place(effect.request, effect.key).then(
        ({ order, payment, repeated }) => ({
          is: 'answered',
          order,
          payment: paypalPaymentOf(payment),
          repeated,
        }),
        (error: unknown) => ({ is: 'notPlaced', why: whyNotPlaced(error), error }),
      )
    case 'lookUp':
      return { is: 'lookedUp', status: await fetchPaymentStatus(effect.token) }
    case 'capture':
      return steps.capture(effect.payment).then(
        (status) => ({ is: 'captured', status }),
        (error: unknown) => ({ is: 'notCaptured', why: whyNotCaptured(error), error }),
      )
    case 'save':
      savePurchase(effect.purchase)
      break
    case 'forget':
      forgetPurchase(effect.key, effect.unlessOrdered)
      break
    case 'rememberSent':
      rememberSentRequest(effect)
      break
    case 'takeFromCart':
      steps.takeFromCart(effect.lines)
      break
    case 'renewKey':
      steps.renewKey?.()
      break
  }
  return null
}

function whyNotPlaced(error: unknown): OrderSendFailure {
  if (newBillFromError(error)) return 'otherBill'
  if (error instanceof ApiError && isConflict(error))
    return error.code === 'alreadyPaid' ? 'replacedIsPaid' : 'otherContent'
  return mayOrderExist(error) ? 'lost' : 'refused'
}

function whyNotCaptured(error: unknown): CaptureFailure {
  const status = error instanceof ApiError ? error.status : null
  if (status === 401) return 'signedOut'
  return status === 400 || status === 404 ? 'ended' : 'lost'
}

function paypalPaymentOf(payment: Payment | undefined): PaypalPayment | null {
  const url = payment?.redirect_url ? allowedPaymentUrl(payment.redirect_url) : null
  if (!payment || !url) return null
  return {
    paymentId: payment.payment_id,
    token: url.searchParams.get('token'),
    url: url.href,
  }
}

/**
 * Opens PayPal's page (Product §4). The promise resolves when the shopper returns to this page with the
 * browser's back button. The page can then read what other browser tabs have changed.
 */
export function openPaypalPage({ url }: PaypalPayment): Promise<unknown> {
  const cameBack = new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true })
  })
  window.location.assign(url)
  return cameBack
}
