import type { Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billWith, creditOf } from '../order/bill'
import { paidFor, type BillTerms, replacedTerms } from '../order/terms'
import { unitsBack } from './returns'

/**
 * Returns the money that the shop holds for an order, in whole VND (Product §10.17.5): payments and exchange
 * credit, less refunds and credit that moved on. For a cancelled order it is the amount to pay back; its
 * credit belongs to its return again (Product §10.18.7).
 */
export function amountHeld(order: Order): number {
  const paid = order.payment_status === 'successful' ? order.total_amount : 0
  if (order.status === 'cancelled') return paid - refundedOf(order)
  return order.returns.reduce(
    (left, one) => left - refundedOf(one) - (one.exchange?.credit ?? 0),
    paid + creditOf(order),
  )
}

/** Returns the refunds of a return, or of a cancelled order, in whole VND. */
function refundedOf({ refunds = [] }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns the amount still due for returned goods, in whole VND: the price paid, less refunds, and never more
 * than the shop holds (Product §10.17.5).
 */
export function amountDue(order: Order, one: OrderReturn): number {
  const [before, after] = unitsAround(order, one).map((unitsLeft) => paidFor(order, unitsLeft))
  const paid = (before ?? 0) - (after ?? 0) - refundedOf(one)
  return Math.max(0, Math.min(paid, amountHeld(order)))
}

/** A returned line, and the price of one replacing piece. */
export type Replaced = { item_id: number; price: number }

/**
 * Another variant of the same product costs the price paid; any other thing costs its price today (Product
 * §10.17.6).
 */
export function replacementPrice(
  item: Pick<OrderItem, 'product_id' | 'price'>,
  variant: { product_id: number; price: number },
): number {
  return item.product_id === variant.product_id ? item.price : variant.price
}

/**
 * The replacement of returned lines: its terms, the credit that pays for it, and the rest for the shopper.
 */
export type ExchangeTerms = BillTerms & { credit: number; left: number }

/** Returns the terms of replacing lines of a return (Product §10.17.6). */
export function exchangeOf(
  order: Order,
  one: OrderReturn,
  replaced: readonly Replaced[],
): ExchangeTerms {
  const [, stay] = unitsAround(order, one)
  const replacing = replaced.flatMap(({ item_id, price }) => {
    const item = order.items.find(({ id }) => id === item_id)
    return item ? [{ item, units: unitsBack(one, item_id), stay: stay(item), price }] : []
  })
  const hasDelivery = order.items.every((item) => stay(item) === 0)
  const terms = replacedTerms(order, replacing, hasDelivery)
  const due = amountDue(order, one)
  const credit = Math.min(due, terms.bill.total)
  const paid = { code: 'exchange', label: order.code, amount: -credit }
  return { ...terms, bill: billWith([...terms.bill.lines, paid]), credit, left: due - credit }
}

/**
 * Returns the units of a line that stay without a return, and with it. Settled returns are gone in both
 * cases.
 */
function unitsAround({ returns }: Pick<Order, 'returns'>, one: OrderReturn) {
  const settled = returns.filter(
    ({ id, state }) => id !== one.id && (state === 'refunded' || state === 'exchanged'),
  )
  const without = (back: readonly OrderReturn[]) => (item: OrderItem) =>
    back.reduce((left, other) => left - unitsBack(other, item.id), item.quantity)
  return [without(settled), without([...settled, one])] as const
}
