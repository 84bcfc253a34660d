import type { Bill, BillLine, Order } from '@/api/generated/model'
import { tidyCode } from '@/lib/kinds/code'

/** Product §9.7: the amounts that each order gets off, in whole VND. */
export const fixedAmounts = { discount: 150_000, promotion: 15_000 } as const

/**
 * Returns the delivery fee of an order, in whole VND (Product §9.7): the same for each order with goods.
 * Without a subtotal it is the fee that the info pages name.
 */
export const shippingOf = (subtotal?: number): number => (subtotal === 0 ? 0 : 30_000)

/** Lines that the shop has texts for. A host's other lines come with their own text. */
type BillCode = 'subtotal' | 'discount' | 'shipping' | 'promotion' | 'coupon'

/** Returns the sum of price × quantity, in whole VND. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

export type BillOptions = {
  /** The code of a valid coupon. Its discount replaces the promotion. */
  coupon?: string | null
  /** The coupon's discount, in whole VND, at most the rest of the goods' price. */
  granted?: number
  /** The delivery fee, in whole VND. */
  shipping?: number
}

/**
 * Returns the bill of an order (Product §9.7); shop and mock server share this rule. The subtotal, less a
 * fixed discount of at most the subtotal, plus delivery, less promotion or coupon. An empty order costs
 * nothing. Lines of zero are left out.
 */
export function billOf(
  subtotal: number,
  { coupon = null, granted = 0, shipping = shippingOf(subtotal) }: BillOptions = {},
): Bill {
  if (subtotal === 0) return billWith([line('subtotal', 0)])
  const inCart = Math.min(subtotal, fixedAmounts.discount)
  return billWith([
    line('subtotal', subtotal),
    line('discount', -inCart),
    line('shipping', shipping),
    coupon === null
      ? line('promotion', -fixedAmounts.promotion)
      : { code: 'coupon', label: coupon, amount: -Math.min(granted, subtotal - inCart) },
  ])
}

const line = (code: BillCode, amount: number): BillLine => ({ code, label: '', amount })

/** Returns a bill of these lines. Lines of zero are left out, except the subtotal. */
export function billWith(lines: readonly BillLine[]): Bill {
  const shown = lines.filter(({ code, amount }) => code === 'subtotal' || amount !== 0)
  const sum = shown.reduce((total, { amount }) => total + amount, 0)
  return { lines: shown, total: Math.max(0, sum) }
}

/** Lines that an order adds to the cart's bill. */
const ofDelivery: readonly string[] = ['shipping', 'promotion', 'coupon'] satisfies BillCode[]

/**
 * Returns the part of a bill that the cart shows: the goods, before delivery and the discounts that come with
 * it.
 */
export function cartBill({ lines }: Bill): Bill {
  return billWith(lines.filter(({ code }) => !ofDelivery.includes(code)))
}

export type OrderAmounts = Pick<
  Order,
  'subtotal' | 'discount_amount' | 'shipping_amount' | 'total_amount' | 'bill'
>

/**
 * Returns the bill of a placed order as the host charged it. A host without bill lines sends single amounts.
 */
export function chargedBill(order: OrderAmounts): Bill {
  const { lines } = billWith(
    order.bill?.lines ?? [
      line('subtotal', order.subtotal),
      line('discount', -order.discount_amount),
      line('shipping', order.shipping_amount ?? 0),
    ],
  )
  return { lines, total: order.total_amount }
}

/** A line that differs between two bills. An amount is null when that bill lacks the line. */
type BillChange = {
  code: string
  label: string
  before: number | null
  after: number | null
}

/**
 * The difference between the bill that the shopper saw and the host's answer: both totals, and the changed
 * lines.
 */
export type BillDifference = { before: number; after: number; changes: BillChange[] }

/** Returns the difference of two bills. Lines follow the new bill; removed lines come last. */
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

/** The contract's limit, in characters. */
export const couponMax = 50

/** Returns a typed code in capitals and without blanks, or null when nothing is typed. */
export function tidyCoupon(text: string): string | null {
  return tidyCode(text) || null
}

/**
 * Returns the amount that returned goods pay towards their replacement, in whole VND. 0 for any other order
 * (Product §10.17.6).
 */
export function creditOf({ bill: host }: Pick<Order, 'bill'>): number {
  const credit = host?.lines.find(({ code }) => code === 'exchange')
  return -(credit?.amount ?? 0)
}
