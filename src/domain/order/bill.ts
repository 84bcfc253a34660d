import type { Bill, BillLine, Order } from '@/api/generated/model'
import { tidyCode } from '@/lib/kinds/code'

/**
 * The fixed discount and the promotion, in whole VND (Product §9.7). `billOf` decides how much an order gets.
 */
export const fixedDiscounts = { discount: 150_000, promotion: 15_000 } as const

/**
 * Returns the delivery fee in whole VND (Product §9.7). It is the same for every order with goods. Without a
 * subtotal, it is the fee that the info pages show.
 */
export const deliveryFee = (subtotal?: number): number => (subtotal === 0 ? 0 : 30_000)

/** The lines of a bill for which the shop has its own texts. The texts of other lines come from the host. */
type BillCode = 'subtotal' | 'discount' | 'shipping' | 'promotion' | 'coupon' | 'reduction'

/** Returns the price of these lines without discounts, in whole VND. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

export type BillOptions = {
  /** The code of a valid coupon. A coupon replaces the promotion. */
  coupon?: string | null
  /**
   * The discount of the coupon in whole VND. The bill deducts at most the price of the goods after the fixed
   * discount.
   */
  granted?: number
  /** The delivery fee, in whole VND. */
  shipping?: number
}

/**
 * Returns the bill of an order (Product §9.7). The shop and the mock server use this rule. The bill consists
 * of the subtotal, a fixed discount, the delivery fee, and a promotion or a coupon. The fixed discount and
 * the coupon never exceed the price of the goods, and the total is never negative. An empty order costs
 * nothing. Lines with the amount 0 are left out, except the subtotal.
 */
export function billOf(
  subtotal: number,
  { coupon = null, granted = 0, shipping = deliveryFee(subtotal) }: BillOptions = {},
): Bill {
  if (subtotal === 0) return billOfLines([line('subtotal', 0)])
  const inCart = Math.min(subtotal, fixedDiscounts.discount)
  return billOfLines([
    line('subtotal', subtotal),
    line('discount', -inCart),
    line('shipping', shipping),
    coupon === null
      ? line('promotion', -fixedDiscounts.promotion)
      : { code: 'coupon', label: coupon, amount: -Math.min(granted, subtotal - inCart) },
  ])
}

const line = (code: BillCode, amount: number): BillLine => ({ code, label: '', amount })

/**
 * Returns a bill with these lines. The total is their sum, but never negative. Lines with the amount 0 are
 * left out, except the subtotal.
 */
export function billOfLines(lines: readonly BillLine[]): Bill {
  const shown = lines.filter(({ code, amount }) => code === 'subtotal' || amount !== 0)
  const sum = shown.reduce((total, { amount }) => total + amount, 0)
  return { lines: shown, total: Math.max(0, sum) }
}

/** The bill lines that an order has and the cart does not. */
const ofDelivery: readonly string[] = ['shipping', 'promotion', 'coupon'] satisfies BillCode[]

/**
 * Returns the bill that the cart shows: the goods and their discounts, without delivery, promotion and
 * coupon.
 */
export function cartBill({ lines }: Bill): Bill {
  return billOfLines(lines.filter(({ code }) => !ofDelivery.includes(code)))
}

export type OrderAmounts = Pick<
  Order,
  'subtotal' | 'discount_amount' | 'shipping_amount' | 'total_amount' | 'bill'
>

/**
 * Returns the bill of a placed order as the host charged it. Lines with the amount 0 are left out, except the
 * subtotal. Some hosts send single amounts instead of bill lines. Their discount is one sum without a name:
 * `reduction`.
 */
export function chargedBill(order: OrderAmounts): Bill {
  const { lines } = billOfLines(
    order.bill?.lines ?? [
      line('subtotal', order.subtotal),
      line('reduction', -order.discount_amount),
      line('shipping', order.shipping_amount ?? 0),
    ],
  )
  return { lines, total: order.total_amount }
}

/** A line that differs between two bills. An amount is null if its bill does not have the line. */
type BillChange = {
  code: string
  label: string
  before: number | null
  after: number | null
}

/**
 * The difference between the bill that the shopper saw and the host's bill: both totals and the changed
 * lines.
 */
export type BillDifference = { before: number; after: number; changes: BillChange[] }

/**
 * Returns the difference between two bills. The changed lines have the order of the new bill, and removed
 * lines come last.
 */
export function billDifference(before: Bill, after: Bill): BillDifference {
  const amounts = ({ lines }: Bill) => new Map(lines.map((one) => [one.code, one]))
  const [old, now] = [amounts(before), amounts(after)]
  const changes = [...new Map([...now, ...old, ...now]).values()]
    .map(({ code, label }) => ({
      code,
      label,
      before: old.get(code)?.amount ?? null,
      after: now.get(code)?.amount ?? null,
    }))
    .filter((change) => change.before !== change.after)
  return { before: before.total, after: after.total, changes }
}

/** The greatest number of characters in a coupon code, by the contract. */
export const couponCodeMax = 50

/** Returns a typed coupon code in capitals without spaces, or null if nothing was typed. */
export function tidyCouponCode(text: string): string | null {
  return tidyCode(text) || null
}

/**
 * Returns true for lines that reduce the amount to pay without being a discount: returned goods (`exchange`),
 * and goods that were refused at the door (`refused`).
 */
export const isCreditLine = ({ code }: Pick<BillLine, 'code'>): boolean =>
  code === 'exchange' || code === 'refused'

/**
 * Returns the price of the goods that the recipient refused at the door, in whole VND (Product §10.25.2).
 * Returns 0 if the recipient refused nothing.
 */
export function refusedGoodsAmount({ bill: host }: Pick<Order, 'bill'>): number {
  return -(host?.lines.find(({ code }) => code === 'refused')?.amount ?? 0)
}

/**
 * Returns the value of returned goods that this order replaces, in whole VND (Product §10.17.6). Returns 0
 * for an ordinary order.
 */
export function exchangeCredit({ bill: host }: Pick<Order, 'bill'>): number {
  const credit = host?.lines.find(({ code }) => code === 'exchange')
  return -(credit?.amount ?? 0)
}
