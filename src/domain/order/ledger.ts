import type { Bill, Order, OrderItem, PaymentMethod } from '@/api/generated/model'
import { type Line, lineKey, type OrderLine } from '../cart/cart'

/**
 * What a success page shows of an order (Product §2, §3). Amounts in whole VND, as the server charged them.
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
  /** Where the confirmation goes; the success page of PayPal does not know it. */
  email?: Order['email']
  payment_method?: Order['payment_method']
  created_at?: Order['created_at']
  items: readonly PlacedItem[]
  /** What the checkout showed, where the host charged something else. */
  expected?: Bill
}

export type PlacedItem = Pick<
  OrderItem,
  'product_name' | 'original_name' | 'color' | 'size' | 'quantity' | 'price' | 'variant'
>

/** How PayPal knows a payment, and where the shopper approves it. */
export type PaypalPayment = {
  paymentId: string
  /** The token that PayPal's return carries; null where its address does not show it. */
  token: string | null
  url: string
}

/**
 * Some lines that were sent as an order, or are about to be. All tabs share the list of purchases, so that
 * one purchase is one order whatever happens to its page (Product §4.8).
 */
export type Purchase = {
  /** Its identity, and the order's `Idempotency-Key` where the API knows that header. */
  key: string
  /** When it reached its state, in ms since 1970. */
  at: number
  method: PaymentMethod
  /** What the shopper brought to the checkout, at the prices she saw. */
  lines: readonly OrderLine[]
  /** Purchases of the same lines that she knew of, and ordered again all the same. */
  besides: readonly string[]
} & PurchaseState

type PurchaseState =
  /** The order was sent. No answer came, or none yet. */
  | { state: 'sent' }
  /**
   * The order waits until the shopper approves its payment. `captureSent`: ask for the result before
   * capturing again.
   */
  | { state: 'approving'; payment: PaypalPayment; captureSent?: boolean }
  /**
   * The order is placed, a PayPal order also paid, or PayPal is about to say so. Null where the server has it
   * but its answer is lost. `token` opens the success page of a PayPal order. `lapsed` is that of a payment
   * that is not captured: this order took its place.
   */
  | { state: 'ordered'; order: PlacedOrder | null; token?: string; lapsed?: string }

export type SentPurchase = Extract<Purchase, { state: 'sent' }>
export type ApprovingPurchase = Extract<Purchase, { state: 'approving' }>
export type OrderedPurchase = Extract<Purchase, { state: 'ordered' }>

/** Returns a purchase in its next state; what belonged to the one before goes. `at` is in ms since 1970. */
export function inState<State extends PurchaseState>(
  { key, method, lines, besides }: Pick<Purchase, 'key' | 'method' | 'lines' | 'besides'>,
  state: State,
  at: number,
) {
  return { key, at, method, lines, besides, ...state }
}

/** Lines that are about to be ordered. */
type Attempted = Pick<Purchase, 'lines' | 'besides'> & {
  /** When the shopper took them to the checkout, in ms since 1970: what was ordered before is no double. */
  since: number
}

/** Returns the order that the attempt, or a payment that was approved, would repeat. */
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
 * Returns the purchases that share a line with this one, unless one of the two was made on top of the other.
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

/** An order that nobody has paid yet, and that another one may take the place of. */
export type WaitingPurchase = SentPurchase | ApprovingPurchase
export const isWaiting = (purchase: Purchase): purchase is WaitingPurchase => !isOrdered(purchase)

/**
 * Returns the open purchase of some of these lines: it may hold the last units, so their stock says nothing.
 */
export const openPurchase = (purchases: readonly Purchase[], lines: readonly Line[]) =>
  purchases.findLast(
    (one) =>
      isWaiting(one) &&
      one.lines.some((line) => lines.some((other) => lineKey(other) === lineKey(line))),
  )

/** Returns the purchase that a return from PayPal belongs to. */
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

/** Returns the order that took the place of a payment, which is then not captured. */
export const orderInsteadOf = (purchases: readonly Purchase[], token: string | undefined) =>
  purchases.filter(isOrdered).find(({ lapsed }) => token !== undefined && lapsed === token)

/** Returns what all tabs may know of an order: what was ordered, but not by whom. */
export function withoutPerson(order: PlacedOrder): PlacedOrder {
  const { code, subtotal, discount_amount, shipping_amount, total_amount, bill, items } = order
  const { payment_method = null, created_at = null } = order
  const amounts = { subtotal, discount_amount, shipping_amount, total_amount, bill }
  const facts = { code, payment_method, created_at, ...amounts, items }
  return { ...facts, full_name: '', phone: '', address: '', email: null }
}
