import type { Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billWith, creditOf } from '../order/bill'
import { paidFor, type Reckoned, replacedTerms } from '../order/terms'
import { unitsBack } from './returns'

/**
 * What an order has been paid, by money or by what it replaces, less what went back or on; in whole VND
 * (Product §10.17.5). Of a cancelled one it is what has to go back: what it replaces is its return's again
 * (Product §10.18.7).
 */
export function heldOf(order: Order): number {
  const paid = order.payment_status === 'successful' ? order.total_amount : 0
  if (order.status === 'cancelled') return paid - refundedOf(order)
  return order.returns.reduce(
    (left, one) => left - refundedOf(one) - (one.exchange?.credit ?? 0),
    paid + creditOf(order),
  )
}

/** Returns what was paid back for a return, or for a cancelled order, in whole VND. */
function refundedOf({ refunds = [] }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns what is still due for what came back of an order, in whole VND: what was paid for it, less what was
 * paid back for it already, and never more than the shop holds (Product §10.17.5).
 */
export function dueFor(order: Order, one: OrderReturn): number {
  const [before, after] = unitsAround(order, one).map((unitsLeft) => paidFor(order, unitsLeft))
  const paid = (before ?? 0) - (after ?? 0) - refundedOf(one)
  return Math.max(0, Math.min(paid, heldOf(order)))
}

/** A line of which something came back, and what one piece of what she gets instead costs. */
export type Replaced = { item_id: number; price: number }

/**
 * Another variant of the same product costs what was paid for it, any other what it costs today
 * (Product §10.17.6).
 */
export function replacementPrice(
  item: Pick<OrderItem, 'product_id' | 'price'>,
  variant: { product_id: number; price: number },
): number {
  return item.product_id === variant.product_id ? item.price : variant.price
}

/**
 * What replaces lines of a return: its terms, what returned things pay of it, and what is left over for the
 * shopper.
 */
export type Exchanged = Reckoned & { credit: number; left: number }

/** Returns what it takes to replace lines of a return (Product §10.17.6). */
export function exchangeOf(
  order: Order,
  one: OrderReturn,
  replaced: readonly Replaced[],
): Exchanged {
  const [, stay] = unitsAround(order, one)
  const replacing = replaced.flatMap(({ item_id, price }) => {
    const item = order.items.find(({ id }) => id === item_id)
    return item ? [{ item, units: unitsBack(one, item_id), stay: stay(item), price }] : []
  })
  const hasDelivery = order.items.every((item) => stay(item) === 0)
  const terms = replacedTerms(order, replacing, hasDelivery)
  const due = dueFor(order, one)
  const credit = Math.min(due, terms.bill.total)
  const paid = { code: 'exchange', label: order.code, amount: -credit }
  return { ...terms, bill: billWith([...terms.bill.lines, paid]), credit, left: due - credit }
}

/** How many units of a line stay without a return, and with it: those of settled returns are gone in both. */
function unitsAround({ returns }: Pick<Order, 'returns'>, one: OrderReturn) {
  const settled = returns.filter(
    ({ id, state }) => id !== one.id && (state === 'refunded' || state === 'exchanged'),
  )
  const without = (back: readonly OrderReturn[]) => (item: OrderItem) =>
    back.reduce((left, other) => left - unitsBack(other, item.id), item.quantity)
  return [without(settled), without([...settled, one])] as const
}
