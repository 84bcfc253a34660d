import type { Bill, Order, OrderItem, PaymentMethod } from '@/api/generated/model'
import { type Line, lineKey, type OrderableLine } from '../cart/cart'

/**
 * The order that the success page shows (Product §2, §3). Amounts are in whole VND, as the server charged
 * them.
 */
export type PlacedOrder = Pick<
  Order,
  | 'code'
  | 'full_name'
  | 'phone'
  | 'address'
  | 'subtotal'
  | 'discount_amount'
  | 'shipping_amount'
  | 'total_amount'
  | 'bill'
> & {
  /**
   * The e-mail address of the confirmation. Missing for a PayPal order, because its payment status does not
   * contain the address. Null in a stored order.
   */
  email?: Order['email']
  payment_method?: Order['payment_method']
  created_at?: Order['created_at']
  items: readonly PlacedItem[]
  /** The bill that the checkout showed. It is set only if the host charged another bill. */
  expected?: Bill
}

export type PlacedItem = Pick<
  OrderItem,
  'product_name' | 'original_name' | 'color' | 'size' | 'quantity' | 'price' | 'variant'
>

/** A PayPal payment and the page on which the shopper approves it. */
export type PaypalPayment = {
  paymentId: string
  /**
   * The token that PayPal adds to the URL of the return. Null if the URL of the payment contains no token.
   */
  token: string | null
  url: string
}

/**
 * An order that was sent, or will be sent. All browser tabs share the purchases of a person, so that one
 * purchase makes only one order, even if a page is closed (Product §4.8).
 */
export type Purchase = {
  /**
   * The id of the purchase. The request of the order has this id as its `Idempotency-Key` if the API supports
   * that header.
   */
  key: string
  /**
   * The time of the last change of state, in ms since 1970. A lapsed payment has the time of the order that
   * replaced it.
   */
  at: number
  method: PaymentMethod
  /** The lines of the checkout at the prices that the shopper saw. */
  lines: readonly OrderableLine[]
  /** The keys of earlier purchases of the same lines. The shopper knew about them and ordered again. */
  besides: readonly string[]
} & PurchaseState

type PurchaseState =
  /** The order was sent, and the server has not responded yet. */
  | { state: 'sent' }
  /**
   * The shopper still has to approve the payment. If `captureSent` is true, a capture was sent and its result
   * is unknown, so the result is looked up before another capture.
   */
  | { state: 'approving'; payment: PaypalPayment; captureSent?: boolean }
  /**
   * The order is placed. An order by PayPal is also paid, or will be soon. `order` is null after a payment by
   * PayPal, and if the host could not confirm an earlier order with this key. `token` opens the success page
   * of a PayPal order. `lapsed` is the token of a payment that this order replaced. That payment is not
   * captured.
   */
  | { state: 'ordered'; order: PlacedOrder | null; token?: string; lapsed?: string }

export type SentPurchase = Extract<Purchase, { state: 'sent' }>
export type ApprovingPurchase = Extract<Purchase, { state: 'approving' }>
export type OrderedPurchase = Extract<Purchase, { state: 'ordered' }>

/**
 * Returns a purchase with another state. Fields of the previous state are dropped. `at` is in ms since 1970.
 */
export function withState<State extends PurchaseState>(
  { key, method, lines, besides }: Pick<Purchase, 'key' | 'method' | 'lines' | 'besides'>,
  state: State,
  at: number,
) {
  return { key, at, method, lines, besides, ...state }
}

/** The lines that the shopper is about to order. */
type Attempted = Pick<Purchase, 'lines' | 'besides'> & {
  /**
   * When the shopper took the lines to the checkout, in ms since 1970. Orders from before that time are not
   * duplicates.
   */
  since: number
}

/** Returns the placed order that this attempt would repeat, or undefined. */
export function findRepeatedOrder(
  purchases: readonly Purchase[],
  attempt: Attempted & { key?: string },
): OrderedPurchase | undefined {
  return latestOrderedPurchase(purchasesOfSameLines(purchases, attempt), attempt.since)
}

/** Returns the latest of these purchases that was placed since a time. The time is in ms since 1970. */
export function latestOrderedPurchase(
  purchases: readonly Purchase[],
  since: number,
): OrderedPurchase | undefined {
  return purchases.filter(isOrdered).findLast(({ at }) => at >= since)
}

/**
 * Returns the other purchases that have at least one of these lines. Purchases that the shopper knowingly
 * made in addition are left out.
 */
export function purchasesOfSameLines(
  purchases: readonly Purchase[],
  { key = '', lines, besides }: Pick<Purchase, 'lines' | 'besides'> & { key?: string },
): Purchase[] {
  const keys = new Set(lines.map(lineKey))
  return purchases.filter(
    (other) =>
      other.key !== key &&
      !besides.includes(other.key) &&
      !other.besides.includes(key) &&
      other.lines.some((line) => keys.has(lineKey(line))),
  )
}

export const isSentPurchase = (purchase: Purchase): purchase is SentPurchase =>
  purchase.state === 'sent'

const isOrdered = (purchase: Purchase): purchase is OrderedPurchase => purchase.state === 'ordered'

export const isApprovingPurchase = (purchase: Purchase): purchase is ApprovingPurchase =>
  purchase.state === 'approving'

/**
 * A purchase that the server has not answered, or that waits for its payment. A new purchase may replace it.
 */
export type WaitingPurchase = SentPurchase | ApprovingPurchase
export const isWaitingPurchase = (purchase: Purchase): purchase is WaitingPurchase =>
  !isOrdered(purchase)

/**
 * Returns the latest unfinished purchase with at least one of these lines. That purchase may hold the last
 * units, so the stock of the lines is unreliable.
 */
export const findWaitingPurchase = (purchases: readonly Purchase[], lines: readonly Line[]) =>
  purchases.findLast(
    (one) =>
      isWaitingPurchase(one) &&
      one.lines.some((line) => lines.some((other) => lineKey(other) === lineKey(line))),
  )

/**
 * Returns the purchase to which the shopper comes back from PayPal, by the token in the URL. If the URL has
 * no token, the latest purchase that waits for its payment is returned. If no purchase has the token, the
 * latest waiting purchase without a token is returned, because it may be the right one.
 */
export function purchaseByToken(
  purchases: readonly Purchase[],
  token: string | undefined,
): ApprovingPurchase | undefined {
  const all = purchases.filter(isApprovingPurchase)
  return (
    all.findLast(({ payment }) => token !== undefined && payment.token === token) ??
    all.findLast(({ payment }) => token === undefined || payment.token === null)
  )
}

export const purchaseByPaymentId = (purchases: readonly Purchase[], paymentId: string | null) =>
  purchases.filter(isApprovingPurchase).find(({ payment }) => payment.paymentId === paymentId)

/** Returns the order that replaced the payment with this token. The replaced payment is not captured. */
export const orderReplacingPayment = (purchases: readonly Purchase[], token: string | undefined) =>
  purchases.filter(isOrdered).find(({ lapsed }) => token !== undefined && lapsed === token)

/**
 * Returns an order without data about the person and without the bill that the checkout showed. All browser
 * tabs can read the storage of orders, so personal data must not be in it.
 */
export function anonymousOrder(order: PlacedOrder): PlacedOrder {
  const { code, subtotal, discount_amount, shipping_amount, total_amount, bill, items } = order
  const { payment_method = null, created_at = null } = order
  const amounts = { subtotal, discount_amount, shipping_amount, total_amount, bill }
  const facts = { code, payment_method, created_at, ...amounts, items }
  return { ...facts, full_name: '', phone: '', address: '', email: null }
}
