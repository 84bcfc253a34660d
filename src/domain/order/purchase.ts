import type { Bill, Order, OrderItem, PaymentMethod } from '@/api/generated/model'
import { lineKey, type OrderLine } from '../cart/cart'
import { subtotalOf } from './bill'

/** What a success page shows of an order (Product §2, §3). Amounts in whole VND, as the server charged them. */
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
 * Some lines that were sent as an order, or are about to be. All tabs share the list of purchases, so that one purchase
 * is one order whatever happens to its page (Product §4.8).
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
  /** The order waits until the shopper approves its payment. `captureSent`: ask for the result before capturing again. */
  | { state: 'approving'; payment: PaypalPayment; captureSent?: boolean }
  /**
   * The order is placed, a PayPal order also paid, or PayPal is about to say so. Null where the server has it but its answer is lost.
   * `token` opens the success page of a PayPal order. `lapsed` is that of a payment that is not captured: this order took its place.
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

/** An order that is about to be sent. */
export type Attempt = Pick<Purchase, 'method' | 'lines' | 'besides'> & {
  /** When the shopper took these lines to the checkout, in ms since 1970: what was ordered before is no double. */
  since: number
  /** In ms since 1970. */
  now: number
}

/**
 * What to do with an attempt: notify the shopper of an order that it would repeat, or of one without an answer; try an
 * earlier one again; or begin a new one.
 */
export type Plan =
  | { step: 'notify'; purchase: OrderedPurchase | SentPurchase }
  | { step: 'retry'; purchase: SentPurchase | ApprovingPurchase }
  | { step: 'begin' }

/** In ms. Later, an order without an answer is not simply sent again: the shopper may mean another one. */
const retryWithin = 60 * 60 * 1000

/**
 * Decides how an attempt goes on (Product §4.8). `knowsKeys` is true where the API answers a repeated `Idempotency-Key`
 * with the first order: one without an answer is then sent again. Elsewhere the shopper has to agree.
 *
 * An unpaid PayPal order is no obstacle: where it is not continued it lapses, and it is never captured once another order
 * has its lines.
 */
export function planFor(
  purchases: readonly Purchase[],
  attempt: Attempt,
  knowsKeys: boolean,
): Plan {
  const doubles = purchasesOfSameLines(purchases, attempt)
  const ordered = lastOrdered(doubles, attempt.since)
  if (ordered) return { step: 'notify', purchase: ordered }
  const wantsPaypal = attempt.method === 'paypal'
  const sent = doubles.filter(isSent).findLast(({ method }) => method === 'cod' || wantsPaypal)
  if (sent) {
    const isSame = knowsKeys && attempt.now - sent.at < retryWithin
    return { step: isSame || sent.method === 'paypal' ? 'retry' : 'notify', purchase: sent }
  }
  const sum = subtotalOf(attempt.lines)
  const approving = doubles.filter(isApproving).findLast(({ lines }) => subtotalOf(lines) === sum)
  return approving && wantsPaypal ? { step: 'retry', purchase: approving } : { step: 'begin' }
}

/** Returns the order that the attempt, or a payment that was approved, would repeat. */
export function repeatedOrder(
  purchases: readonly Purchase[],
  attempt: Pick<Attempt, 'lines' | 'besides' | 'since'> & { key?: string },
): OrderedPurchase | undefined {
  return lastOrdered(purchasesOfSameLines(purchases, attempt), attempt.since)
}

function lastOrdered(doubles: readonly Purchase[], since: number): OrderedPurchase | undefined {
  return doubles.filter(isOrdered).findLast(({ at }) => at >= since)
}

/** Returns the purchases that share a line with this one, unless one of the two was made on top of the other. */
function purchasesOfSameLines(
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

const isSent = (purchase: Purchase): purchase is SentPurchase => purchase.state === 'sent'

const isOrdered = (purchase: Purchase): purchase is OrderedPurchase => purchase.state === 'ordered'

export const isApproving = (purchase: Purchase): purchase is ApprovingPurchase =>
  purchase.state === 'approving'

/** True where an order of some of these lines may have taken the last units, so their stock says nothing. */
export function mayHoldStock(purchases: readonly Purchase[], lines: Purchase['lines']): boolean {
  return purchasesOfSameLines(purchases, { lines, besides: [] }).some((one) => !isOrdered(one))
}
