import type { Bill, Order, OrderItem, PaymentMethod } from '@/api/generated/model'
import { type Line, lineKey, type OrderLine } from '../cart/cart'

/** An order for its success page (Product §2, §3). Amounts in whole VND, as the server charged them. */
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
   * The address of the confirmation e-mail. It is missing on the success page of PayPal, which does not know
   * it.
   */
  email?: Order['email']
  payment_method?: Order['payment_method']
  created_at?: Order['created_at']
  items: readonly PlacedItem[]
  /** The bill that the checkout showed, if the host charged a different bill. */
  expected?: Bill
}

export type PlacedItem = Pick<
  OrderItem,
  'product_name' | 'original_name' | 'color' | 'size' | 'quantity' | 'price' | 'variant'
>

/** A PayPal payment, and the page where the shopper approves it. */
export type PaypalPayment = {
  paymentId: string
  /** The token in PayPal's return address. Null when the payment's address does not show it. */
  token: string | null
  url: string
}

/**
 * An order that was sent or is about to be sent. All tabs share the list of purchases, so one purchase makes
 * only one order, even if its page is closed (Product §4.8).
 */
export type Purchase = {
  /** The purchase's identity, and the order's `Idempotency-Key` where the API knows that header. */
  key: string
  /** The time of its last state change, in ms since 1970. */
  at: number
  method: PaymentMethod
  /** The lines of the checkout, at the prices that the shopper saw. */
  lines: readonly OrderLine[]
  /** The keys of other purchases with the same lines. The shopper knew of them and ordered again. */
  besides: readonly string[]
} & PurchaseState

type PurchaseState =
  /** The order was sent. There is no answer yet. */
  | { state: 'sent' }
  /**
   * The order waits until the shopper approves its payment. If `captureSent` is true, ask for the result of
   * that capture before another capture.
   */
  | { state: 'approving'; payment: PaypalPayment; captureSent?: boolean }
  /**
   * The order is placed; a PayPal order is also paid, or about to be. `order` is null when its answer was
   * lost. `token` opens the success page of a PayPal order. `lapsed` is the token of a payment that this
   * order replaced; it is not captured.
   */
  | { state: 'ordered'; order: PlacedOrder | null; token?: string; lapsed?: string }

export type SentPurchase = Extract<Purchase, { state: 'sent' }>
export type ApprovingPurchase = Extract<Purchase, { state: 'approving' }>
export type OrderedPurchase = Extract<Purchase, { state: 'ordered' }>

/** Returns a purchase in its next state, without the fields of the state before. `at` is in ms since 1970. */
export function inState<State extends PurchaseState>(
  { key, method, lines, besides }: Pick<Purchase, 'key' | 'method' | 'lines' | 'besides'>,
  state: State,
  at: number,
) {
  return { key, at, method, lines, besides, ...state }
}

/** Lines that are about to be ordered. */
type Attempted = Pick<Purchase, 'lines' | 'besides'> & {
  /**
   * The time when the shopper took the lines to the checkout, in ms since 1970. Earlier orders are not
   * duplicates.
   */
  since: number
}

/** Returns the order that this attempt, or an approved payment, would repeat. */
export function repeatedOrder(
  purchases: readonly Purchase[],
  attempt: Attempted & { key?: string },
): OrderedPurchase | undefined {
  return lastOrdered(purchasesOfSameLines(purchases, attempt), attempt.since)
}

export function lastOrdered(
  doubles: readonly Purchase[],
  since: number,
): OrderedPurchase | undefined {
  return doubles.filter(isOrdered).findLast(({ at }) => at >= since)
}

/**
 * Returns the purchases that share a line with this purchase. It leaves out purchases that the shopper
 * deliberately made in addition to each other.
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

export const isSent = (purchase: Purchase): purchase is SentPurchase => purchase.state === 'sent'

const isOrdered = (purchase: Purchase): purchase is OrderedPurchase => purchase.state === 'ordered'

export const isApproving = (purchase: Purchase): purchase is ApprovingPurchase =>
  purchase.state === 'approving'

/** An order that is not paid yet. Another order may replace it. */
export type WaitingPurchase = SentPurchase | ApprovingPurchase
export const isWaiting = (purchase: Purchase): purchase is WaitingPurchase => !isOrdered(purchase)

/**
 * Returns the open purchase that contains some of these lines. It may hold the last units, so the stock of
 * these lines is unreliable.
 */
export const openPurchase = (purchases: readonly Purchase[], lines: readonly Line[]) =>
  purchases.findLast(
    (one) =>
      isWaiting(one) &&
      one.lines.some((line) => lines.some((other) => lineKey(other) === lineKey(line))),
  )

/** Returns the purchase to which a return from PayPal belongs. */
export function approvingByToken(
  purchases: readonly Purchase[],
  token: string | undefined,
): ApprovingPurchase | undefined {
  const all = purchases.filter(isApproving)
  return (
    all.findLast(({ payment }) => token !== undefined && payment.token === token) ??
    all.findLast(({ payment }) => token === undefined || payment.token === null)
  )
}

export const approvingByPaymentId = (purchases: readonly Purchase[], paymentId: string | null) =>
  purchases.filter(isApproving).find(({ payment }) => payment.paymentId === paymentId)

/** Returns the order that replaced a payment. The replaced payment is not captured. */
export const orderInsteadOf = (purchases: readonly Purchase[], token: string | undefined) =>
  purchases.filter(isOrdered).find(({ lapsed }) => token !== undefined && lapsed === token)

/** Returns the facts of an order that all tabs may know: the goods, but nothing about the person. */
export function withoutPerson(order: PlacedOrder): PlacedOrder {
  const { code, subtotal, discount_amount, shipping_amount, total_amount, bill, items } = order
  const { payment_method = null, created_at = null } = order
  const amounts = { subtotal, discount_amount, shipping_amount, total_amount, bill }
  const facts = { code, payment_method, created_at, ...amounts, items }
  return { ...facts, full_name: '', phone: '', address: '', email: null }
}
