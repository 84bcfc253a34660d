import type { OrderRequest, PaymentStatus } from '@/api/generated/model'
import { subtotalOf } from './bill'
import {
  purchaseByToken,
  type ApprovingPurchase,
  withState,
  isApprovingPurchase,
  isSentPurchase,
  isWaitingPurchase,
  latestOrderedPurchase,
  type OrderedPurchase,
  orderReplacingPayment,
  type PlacedOrder,
  type Purchase,
  purchasesOfSameLines,
  findRepeatedOrder,
  type WaitingPurchase,
  anonymousOrder,
} from './ledger'
import type {
  Attempt,
  PurchaseEffect as Effect,
  StepInputs,
  PurchaseEvent,
  CheckoutState,
  PurchaseStep as Step,
  PurchaseTurn as Turn,
} from './purchase-states'

type In<Name extends CheckoutState['state']> = Extract<CheckoutState, { state: Name }>
type On<Name extends PurchaseEvent['is']> = Extract<PurchaseEvent, { is: Name }>
type Rules = {
  readonly [State in CheckoutState['state']]: {
    readonly [Event in PurchaseEvent['is']]?: (
      before: In<State>,
      event: On<Event>,
      given: StepInputs,
    ) => Step
  }
}

const step = (next: CheckoutState, ...effects: readonly Effect[]): Step => ({ next, effects })
const leave = () => step({ state: 'composing' })

/** The rules of all states in which the shopper can send the form. */
const form = {
  pressed(_: CheckoutState, { ledger, ...attempt }: On<'pressed'>) {
    const notice = findRepeatedOrder(ledger, attempt)
    return notice
      ? step({ state: 'composing', notice })
      : step({ state: 'checking' }, { do: 'check' })
  },
  left: leave,
  news(before: CheckoutState, { ledger, ...attempt }: On<'news'>) {
    const notice = findRepeatedOrder(ledger, attempt)
    return step(notice ? { state: 'composing', notice } : before)
  },
} as const

const rules: Rules = {
  composing: {
    ...form,
    approved: (_, { token }) => step({ state: 'capturing', token }, { do: 'takeTurn' }),
    cameBack(_, { purchase, isCancelled }) {
      if (!isCancelled) return step({ state: 'composing', ...(purchase && { purchase }) })
      const next = { state: 'cancelled', purchase } as const
      return purchase ? step(next, { do: 'forget', key: purchase.key }) : step(next)
    },
  },
  checking: {
    left: leave,
    checked: (_, { attempt }) =>
      attempt
        ? step({ state: 'checking', attempt }, { do: 'takeTurn' })
        : step({ state: 'composing' }),
    turn: ({ attempt }, turn, given) =>
      attempt ? begin(attempt, turn, given) : step({ state: 'checking' }),
  },
  sent: { left: leave, answered, notPlaced },
  approving: form,
  capturing: {
    left: leave,
    turn: beginCapture,
    lookedUp,
    captured: (before, { status }, given) => paid(before, status, given),
    notCaptured,
  },
  placed: {},
  refused: form,
  unknown: form,
  cancelled: form,
}

/**
 * Returns the next state and its effects after an event. If the state has no rule for the event, nothing
 * changes. For example, a late response of the server has no effect.
 */
export function nextPurchaseStep<Event extends PurchaseEvent>(
  before: CheckoutState,
  event: Event,
  given: StepInputs,
): Step {
  const rule: unknown = Reflect.get(rules[before.state], event.is)
  return isRule(rule) ? rule(before, event, given) : step(before)
}

const isRule = (
  rule: unknown,
): rule is (before: CheckoutState, event: PurchaseEvent, given: StepInputs) => Step =>
  typeof rule === 'function'

/**
 * How long a cash order can be sent again if the server sent no response, in ms. After this time, the shopper
 * may mean another order.
 */
const retryWithin = 60 * 60 * 1000

/**
 * Decides what a click on the order button does:
 * - If it would repeat a placed order, the shopper is asked.
 * - If the result of an earlier capture is unknown, that result is looked up.
 * - If the server sent no response for an earlier order, that order is sent again. A cash order is only sent
 * again within `retryWithin` and to a host that supports idempotency keys. Otherwise the shopper is asked. A
 * PayPal order is not sent again if the shopper now pays cash. A new order replaces it instead.
 * - If an earlier order waits for its payment, that payment continues if the order is still the same.
 * Otherwise a new order replaces the earlier one.
 * - Otherwise a new order is sent.
 * Without idempotency keys, a new order replaces no earlier order.
 */
function begin(attempt: Attempt, turn: Turn, given: StepInputs): Step {
  const { lines, besides } = attempt
  const doubles = purchasesOfSameLines(turn.ledger, { lines, besides })
  const ordered = latestOrderedPurchase(doubles, attempt.since)
  if (ordered) return step({ state: 'composing', notice: ordered })
  const unsettled = doubles.find(isUnsettled)
  if (unsettled) return settle(unsettled)
  const wantsPaypal = attempt.method === 'paypal'
  const waiting = doubles.findLast(isApprovingPurchase) ?? doubles.findLast(isWaitingPurchase)
  const replaced = turn.knowsKeys ? waiting : undefined
  const sent = doubles
    .filter(isSentPurchase)
    .findLast(({ method }) => method === 'cod' || wantsPaypal)
  if (sent) {
    const isSame = turn.knowsKeys && given.now - sent.at < retryWithin
    return isSame || sent.method === 'paypal'
      ? sendAgain(sent, attempt, { turn, replaced })
      : step({ state: 'composing', notice: sent })
  }
  const isSame = waiting && subtotalOf(waiting.lines) === subtotalOf(attempt.lines)
  if (isSame && wantsPaypal && isApprovingPurchase(waiting)) {
    const known = sentFor(waiting, turn)
    if (known === contentOf(attempt.request))
      return step({ state: 'approving', purchase: waiting, order: null })
    // Another browser tab sent the order, so this tab does not know the content of that request. The host
    // compares the contents itself, so the order is sent again with its key.
    if (known === null && turn.knowsKeys) return sendAgain(waiting, attempt, { turn })
  }
  const key = turn.ledger.some((one) => one.key === attempt.key) ? given.fresh : attempt.key
  return sendNew({ ...attempt, key }, replaced, given, sentFor({ key }, turn))
}

function sendNew(
  attempt: Attempt,
  replaced: WaitingPurchase | undefined,
  { now }: StepInputs,
  earlier: string | null = null,
): Step {
  const purchase = withState(attempt, { state: 'sent' }, now)
  const { key, request } = attempt
  return step(
    { state: 'sent', purchase, attempt, replaced, earlier },
    { do: 'save', purchase },
    // The first content with a key is kept until the host answers, because the host may have received it.
    ...(earlier === null
      ? [{ do: 'rememberSent', key, request: contentOf(request) } as const]
      : []),
    send(purchase, request, replaced),
  )
}

function sendAgain(
  purchase: WaitingPurchase,
  attempt: Attempt,
  { turn, replaced }: { turn: Turn; replaced?: WaitingPurchase | undefined },
): Step {
  return step(
    {
      state: 'sent',
      purchase,
      attempt,
      replaced,
      earlier: sentFor(purchase, turn),
      isAgain: true,
    },
    send(purchase, attempt.request, replaced),
  )
}

/**
 * Returns the effect that sends an order, with the key of the order that it replaces. The host does not
 * compare that key when it compares two requests.
 */
const send = ({ key }: Purchase, request: OrderRequest, replaced?: WaitingPurchase): Effect => ({
  do: 'send',
  key,
  request: { ...request, ...(replaced && replaced.key !== key && { replaces: replaced.key }) },
})

/** Sends a new order with a fresh key in place of the waiting order. */
const sendInstead = ({ purchase, attempt, replaced }: In<'sent'>, given: StepInputs): Step =>
  sendNew(
    { ...attempt, key: given.fresh },
    isApprovingPurchase(purchase) ? purchase : (replaced ?? purchase),
    given,
  )

/** Returns the content of a request as text. The total that the shopper agreed to is left out. */
const contentOf = ({ quoted_total: _total, ...content }: OrderRequest): string =>
  JSON.stringify(content)

const sentFor = ({ key }: Pick<Purchase, 'key'>, { last }: Turn): string | null =>
  last?.key === key ? last.request : null

function answered(before: In<'sent'>, event: On<'answered'>, given: StepInputs): Step {
  const { purchase, attempt, isAgain, isAsked } = before
  const { order, payment, repeated } = event
  const { key } = purchase
  if (order.status === 'cancelled') {
    // A cancelled order cannot be paid any more. The shopper wants to pay, so a new order is sent.
    return isAgain && attempt.method === 'paypal'
      ? sendInstead(before, given)
      : step({ state: 'cancelled', order }, { do: 'forget', key }, { do: 'renewKey' })
  }
  // The host already had an order with this key, but this browser tab had not sent one. So a duplicate of the
  // tab, which has the same key, sent that order.
  const isOfCopy = repeated && !isAgain && attempt.method === 'cod'
  if (isAsked || isOfCopy) return notify(before, order, given)
  const known = isAgain ? { ...purchase, method: attempt.method, lines: attempt.lines } : purchase
  const remember = { do: 'rememberSent', key, request: contentOf(attempt.request) } as const
  if (attempt.method === 'cod') {
    const saved = orderedFrom(known, order, given)
    const placed = { state: 'placed', how: 'ordered', order, purchase: saved } as const
    return step(placed, remember, ...recorded(saved))
  }
  // A PayPal order without a payment cannot be paid. The next click sends a new order.
  if (!payment)
    return step(
      { state: 'refused', of: 'order', error: null },
      { do: 'forget', key },
      { do: 'renewKey' },
    )
  const approving = withState(known, { state: 'approving', payment }, given.now)
  const next = { state: 'approving', purchase: approving, order } as const
  return step(next, remember, { do: 'save', purchase: approving })
}

const orderedFrom = (
  purchase: Pick<Purchase, 'key' | 'method' | 'lines' | 'besides'>,
  order: PlacedOrder | null,
  { now }: StepInputs,
) => withState(purchase, { state: 'ordered', order: order && anonymousOrder(order) }, now)

/**
 * Returns the effects that record a placed order. The ledger is saved before the cart changes. If the browser
 * tab is closed in between, the ledger prevents a second order.
 */
const recorded = (purchase: OrderedPurchase): Effect[] => [
  { do: 'save', purchase },
  // The shopper has knowingly ordered in addition to these purchases, so late responses to them no longer
  // matter.
  ...purchase.besides.map((key) => ({ do: 'forget', key, unlessOrdered: true }) as const),
  { do: 'takeFromCart', lines: purchase.lines },
]

/**
 * Shows that an order from an earlier click exists. If `order` is null, the order is unknown or may not
 * exist. The shopper decides whether this order is the wanted one.
 */
function notify(before: In<'sent'>, order: PlacedOrder | null, given: StepInputs): Step {
  const notice = orderedFrom(before.purchase, order, given)
  const effects = recorded(notice)
  // The cart changes only if the server's response contains the order.
  const kept = order ? effects : effects.filter((effect) => effect.do !== 'takeFromCart')
  return step({ state: 'composing', notice }, ...kept)
}

function notPlaced(before: In<'sent'>, { why, error }: On<'notPlaced'>, given: StepInputs): Step {
  const { purchase, attempt, replaced, earlier, isAgain, isAsked } = before
  const { key } = purchase
  if (isAsked) return notify(before, null, given)
  switch (why) {
    case 'lost':
      return step({ state: 'unknown', of: 'order', error, purchase })
    case 'refused':
    case 'otherBill':
      return step({ state: 'refused', of: 'order', error }, { do: 'forget', key })
    case 'replacedIsPaid': {
      const forget = { do: 'forget', key } as const
      if (!replaced || !isApprovingPurchase(replaced))
        return step({ state: 'refused', of: 'order', error }, forget)
      const { next, effects } = settle(replaced)
      return step(next, forget, ...effects)
    }
    case 'otherContent': {
      const request: OrderRequest | null = earlier === null ? null : JSON.parse(earlier)
      const method = isAgain ? purchase.method : (request ?? attempt.request).payment_method
      if (method === 'paypal') return sendInstead(before, given)
      if (request?.payment_method !== 'cod') return notify(before, null, given)
      return step({ ...before, isAsked: true }, { do: 'send', key, request })
    }
  }
}

function beginCapture({ token }: In<'capturing'>, { ledger }: Turn): Step {
  const purchase = purchaseByToken(ledger, token)
  if (purchase) {
    const shownBy = token ?? purchase.payment.token ?? undefined
    const double = findRepeatedOrder(ledger, { ...purchase, since: purchase.at })
    if (purchase.captureSent) return settle(purchase, shownBy, double)
    // An earlier capture without a result is looked up first. Otherwise the shopper could pay twice.
    const unsettled = purchasesOfSameLines(ledger, purchase).find(isUnsettled)
    return unsettled
      ? settle(unsettled)
      : capture({ state: 'capturing', token: shownBy, purchase, double })
  }
  const instead = orderReplacingPayment(ledger, token)
  if (instead) return step(placedBefore(instead))
  // Without a token nothing identifies the payment.
  return token === undefined
    ? step({ state: 'refused', of: 'payment', error: null })
    : step({ state: 'capturing', token, asked: 'before' }, { do: 'lookUp', token })
}

const isUnsettled = (purchase: Purchase): purchase is ApprovingPurchase =>
  isApprovingPurchase(purchase) && purchase.captureSent === true

/**
 * Looks up the result of an earlier capture whose result is unknown. Nothing else is sent until the look-up
 * has ended.
 */
const settle = (
  purchase: ApprovingPurchase,
  token = purchase.payment.token ?? undefined,
  double?: OrderedPurchase,
): Step =>
  step({ state: 'capturing', token, purchase, double, asked: 'before' }, { do: 'lookUp', token })

const placedBefore = (purchase: OrderedPurchase): CheckoutState => ({
  state: 'placed',
  how: 'before',
  order: purchase.order,
  purchase,
  token: purchase.token,
})

function capture(before: In<'capturing'>): Step {
  const { purchase, double, token } = before
  const next = { ...before, asked: undefined }
  // The order was placed in another browser. Anybody who comes back with an approved payment may capture that
  // payment.
  if (!purchase) return step(next, { do: 'capture', payment: token ?? '' })
  if (!double) {
    const { paymentId } = purchase.payment
    const sent = { ...purchase, captureSent: true }
    return step(next, { do: 'save', purchase: sent }, { do: 'capture', payment: paymentId })
  }
  const { order, token: of } = double
  const instead = { order, ...(of && { token: of }), ...(token && { lapsed: token }) }
  const lapsed = withState({ ...purchase, lines: [] }, { state: 'ordered', ...instead }, double.at)
  return step(placedBefore(double), { do: 'save', purchase: lapsed })
}

function lookedUp(before: In<'capturing'>, { status }: On<'lookedUp'>, given: StepInputs): Step {
  const { purchase, asked, error } = before
  if (!asked) return step(before)
  if (!purchase) return status === 'pending' ? capture(before) : paid(before, 'successful', given)
  if (status === 'successful') return paid(before, status, given)
  if (asked === 'before') return capture(before)
  // PayPal has taken no money, so the next click may pay this order again.
  const open = { do: 'save', purchase: { ...purchase, captureSent: false } } as const
  if (status === 'pending') return step({ state: 'unknown', of: 'payment', error, purchase }, open)
  // A cancelled, expired or failed payment ends its order. After any other failure the shopper may try to pay
  // again.
  return status === 'failed' || status === 'cancelled'
    ? step(
        { state: 'refused', of: 'payment', error, purchase },
        { do: 'forget', key: purchase.key },
      )
    : step({ state: 'unknown', of: 'payment', error, purchase })
}

function notCaptured(before: In<'capturing'>, event: On<'notCaptured'>, given: StepInputs): Step {
  const { purchase, token, isRepeated } = before
  const { why, error } = event
  if (before.asked) return step(before)
  if (!purchase) return paid(before, 'successful', given)
  // The host refused the token because the session has ended. The capture is repeated without the token,
  // because anybody may capture an approved payment (Product §4.8.6).
  if (why === 'signedOut' && !isRepeated) {
    const { paymentId } = purchase.payment
    return step({ ...before, isRepeated: true }, { do: 'capture', payment: paymentId })
  }
  if (why === 'ended')
    return step(
      { state: 'refused', of: 'payment', error, purchase },
      { do: 'forget', key: purchase.key },
    )
  return step({ ...before, asked: 'after', error }, { do: 'lookUp', token })
}

function paid(before: In<'capturing'>, status: PaymentStatus, given: StepInputs): Step {
  const { purchase, token } = before
  if (!purchase) return step({ state: 'placed', how: 'elsewhere', order: null, token })
  const shown = token !== undefined && { token }
  const done = withState(purchase, { state: 'ordered', order: null, ...shown }, given.now)
  const how = status === 'pending' ? 'pending' : 'paid'
  return step({ state: 'placed', how, order: null, purchase, token }, ...recorded(done))
}
