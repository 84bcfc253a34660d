import { ApiError, isConflict } from '@/api/errors'
import type {
  Order,
  OrderCreatedData,
  OrderRequest,
  Payment,
  PaymentStatus,
} from '@/api/generated/model'
import {
  type ApprovingPurchase,
  type Attempt,
  inState,
  type OrderedPurchase,
  type PaypalPayment,
  type PlacedOrder,
  planFor,
  type Purchase,
  repeatedOrder,
  type SentPurchase,
} from '@/domain/order/purchase'
import { markOf, person } from '@/lib/kept'
import { paymentUrl } from '@/lib/links'
import { randomKey } from '@/lib/random-key'
import { shopConfig } from '@/lib/shop-config'
import { mayBePlaced } from './errors'
import { paypalState } from './mutations'
import {
  approvingByToken,
  forgetPurchase,
  newBillOf,
  orderInsteadOf,
  purchases,
  savePurchase,
  sentRequest,
  storeSentRequest,
  withoutPerson,
  withPurchaseLock,
} from './purchases'

/** An order that is placed, one that waits for its payment, or what the shopper has to be told before she orders again. */
export type Outcome =
  | { kind: 'ordered'; key: string; order: PlacedOrder }
  /** `order` is the answer of this try; null where an earlier one waits. */
  | { kind: 'approving'; purchase: ApprovingPurchase; order: Order | null }
  | { kind: 'notice'; purchase: OrderedPurchase | SentPurchase }
  /** An earlier try had arrived, and its order was cancelled since: nothing is ordered. */
  | { kind: 'cancelled'; order: PlacedOrder }

type Steps = {
  /** Sends the request under a key. Throws `ApiError`. */
  place: (request: OrderRequest, key: string) => Promise<OrderCreatedData>
  /** Called once an order is known to be placed, before anybody is told: takes its lines out of the cart. */
  onOrdered: (lines: Purchase['lines']) => void
}

/**
 * Sends an order so that one purchase is one order, whatever the number of tabs, reloads, clicks or lost answers
 * (Product §4.8). Throws what `place` throws; the purchase then stays open for the next try, unless the server refused it.
 */
export function orderOnce(attempt: Attempt, request: OrderRequest, steps: Steps): Promise<Outcome> {
  return withPurchaseLock(async () => {
    const plan = planFor(purchases(), attempt, shopConfig.idempotencyKeys)
    if (plan.step === 'notify') return { kind: 'notice', purchase: plan.purchase }
    return plan.step === 'retry'
      ? retry(plan.purchase, attempt, request, steps)
      : sendNew(attempt, request, steps)
  })
}

async function sendNew(attempt: Attempt, request: OrderRequest, steps: Steps): Promise<Outcome> {
  // An order that nobody has paid lapses: another try with PayPal is another order.
  const key = attempt.method === 'cod' ? keyFor(attempt, request) : randomKey()
  const purchase = savePurchase(inState({ key, ...attempt }, { state: 'sent' }, attempt.now))
  storeSentRequest(key, contentOf(request))
  try {
    const answer = await steps.place(request, key)
    const { order, repeated } = answer
    // Nothing here knew of it: another tab or a reload, without a storage between them.
    if (repeated && order.status !== 'cancelled')
      return { kind: 'notice', purchase: recordOrder(purchase, order, steps) }
    return outcomeOf(purchase, answer, steps)
  } catch (error) {
    // The same purchase is there at another total.
    if (attempt.method === 'cod' && isConflict(error) && newBillOf(error) === null)
      return { kind: 'notice', purchase: recordOrder(purchase, null, steps) }
    if (!mayBePlaced(error)) forgetPurchase(key)
    throw error
  }
}

/** Keys whose order was cancelled: the next click is another order. */
const spent = new Set<string>()

/**
 * Returns the key of a new purchase that is paid in cash. It follows from what is bought, by whom and whereto, so that a reload and another tab send the same
 * where no storage tells them of it (Product §4.8.9h). A purchase that is known to be over, and "the same again", make another.
 */
function keyFor({ besides }: Attempt, request: OrderRequest): string {
  const known = new Set([...purchases().map(({ key }) => key), ...spent])
  const content = [person.id(), contentOf(request), ...besides].join(' ')
  for (let again = 0; ; again++) {
    const key = `${markOf(`${again} ${content}`)}-${markOf(`${content} ${again}`)}`
    if (!known.has(key)) return key
  }
}

/** Returns the content of a request as text: what it orders, whatever total the shopper agreed to. */
function contentOf({ quoted_total: _total, ...content }: OrderRequest): string {
  return JSON.stringify(content)
}

/** Continues an earlier try: the server knows by its key whether it has that order already. */
async function retry(
  purchase: SentPurchase | ApprovingPurchase,
  attempt: Attempt,
  request: OrderRequest,
  steps: Steps,
): Promise<Outcome> {
  const sent = contentOf(request)
  const isSame = sentRequest(purchase.key) === sent
  if (purchase.state === 'approving') {
    if (isSame) return { kind: 'approving', purchase, order: null }
    // Another tab may have sent the same. Without keys the host can't tell, so this one is new; only one is captured.
    if (!shopConfig.idempotencyKeys) return sendNew(attempt, request, steps)
  }
  try {
    const answer = await steps.place(request, purchase.key)
    storeSentRequest(purchase.key, sent)
    // A payment that has ended can't be approved any more; the shopper wants to pay.
    if (answer.order.status === 'cancelled' && attempt.method === 'paypal') {
      forgetPurchase(purchase.key)
      return await sendNew(attempt, request, steps)
    }
    return outcomeOf({ ...purchase, method: attempt.method, lines: attempt.lines }, answer, steps)
  } catch (error) {
    const isRefused =
      newBillOf(error) !== null || (error instanceof ApiError && error.status === 422)
    if (isRefused) forgetPurchase(purchase.key)
    if (isRefused || !isConflict(error)) throw error
    // The server has the earlier try, with another content.
    if (purchase.method === 'cod') return orderOfLostAnswer(purchase, steps)
    if (purchase.state === 'sent') forgetPurchase(purchase.key)
    return sendNew(attempt, request, steps)
  }
}

/** The order of a lost answer arrived: asks for it with what was sent then, where this tab still knows that. */
async function orderOfLostAnswer(purchase: Purchase, steps: Steps): Promise<Outcome> {
  const sent = sentRequest(purchase.key)
  const answer = sent && (await steps.place(JSON.parse(sent), purchase.key).catch(() => null))
  if (answer && answer.order.status === 'cancelled') return cancelledSince(purchase, answer.order)
  return { kind: 'notice', purchase: recordOrder(purchase, answer ? answer.order : null, steps) }
}

function outcomeOf(
  purchase: Purchase,
  { order, payment }: OrderCreatedData,
  steps: Steps,
): Outcome {
  if (order.status === 'cancelled') return cancelledSince(purchase, order)
  if (purchase.method === 'cod') {
    recordOrder(purchase, order, steps)
    return { kind: 'ordered', key: purchase.key, order }
  }
  const paypal = paypalPaymentOf(payment)
  if (!paypal) {
    // An order that nobody can pay lapses; the next try is a new one.
    forgetPurchase(purchase.key)
    throw new ApiError('unreadable')
  }
  const approving = inState(purchase, { state: 'approving', payment: paypal }, Date.now())
  return { kind: 'approving', purchase: savePurchase(approving), order }
}

/** The lines stay in the cart, and the next click is another order. */
function cancelledSince({ key }: Purchase, order: PlacedOrder): Outcome {
  spent.add(key)
  forgetPurchase(key)
  return { kind: 'cancelled', order }
}

/** The ledger first, then the cart: a tab that is closed in between is told of the order, and never orders twice. */
function recordOrder(purchase: Purchase, order: PlacedOrder | null, { onOrdered }: Steps) {
  const { lines, besides } = purchase
  const known = order && withoutPerson(order)
  const done = savePurchase(inState(purchase, { state: 'ordered', order: known }, Date.now()))
  // The shopper ordered on top of these; nobody waits for their answers any more.
  for (const one of purchases())
    if (one.state === 'sent' && besides.includes(one.key)) forgetPurchase(one.key)
  onOrdered(lines)
  return done
}

function paypalPaymentOf(payment: Payment | undefined): PaypalPayment | null {
  const url = payment?.redirect_url ? paymentUrl(payment.redirect_url) : null
  if (!payment || !url) return null
  return {
    paymentId: payment.payment_id,
    token: url.searchParams.get('token'),
    url: url.href,
  }
}

/**
 * Sends the browser to approve a payment (Product §4). Resolves when the shopper comes back to this page, which then follows what
 * other tabs have done meanwhile.
 */
export function leaveForPaypal({ url }: PaypalPayment): Promise<unknown> {
  const cameBack = new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true })
  })
  window.location.assign(url)
  return cameBack
}

/**
 * A captured payment, or one that PayPal has yet to confirm, and the token that its order is shown by, where it is known; or the order that
 * it would have repeated.
 */
export type Settled =
  | { kind: 'paid' | 'pending'; purchase: ApprovingPurchase; token: string | undefined }
  | { kind: 'double'; of: OrderedPurchase }

type CaptureSteps = {
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
export function settlePayment(
  token: string | undefined,
  steps: CaptureSteps,
): Promise<Settled | null> {
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
async function settleElsewhere(token: string, { capture }: CaptureSteps): Promise<Settled | null> {
  const of = orderInsteadOf(token)
  if (of) return { kind: 'double', of }
  // Its page says what became of it.
  if ((await paypalState(token)) === 'pending') await capture(token).catch(() => null)
  return null
}

async function captureOnce(
  purchase: ApprovingPurchase,
  token: string | undefined,
  { capture }: CaptureSteps,
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
