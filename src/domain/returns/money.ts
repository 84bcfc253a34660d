import type { Bill, Order, OrderItem, OrderReturn } from '@/api/generated/model'
import { billAnew, creditOf, exchangeBill, grantedOf } from '@/domain/order/bill'
import { billWith } from '../order/bill'
import { unitsBack } from './returns'

/**
 * What an order has been paid, by money or by what it replaces, less what went back or on; in whole VND (Product §10.17.5). Of a cancelled
 * one it is what has to go back: what it replaces is its return's again (Product §10.18.7).
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
 * Returns what is still due for what came back of an order, in whole VND: what the bill of all that she keeps comes to less without
 * it, less what was paid back for it already, and never more than the shop holds (Product §10.17.5).
 */
export function dueFor(order: Order, one: OrderReturn): number {
  const before = keptSubtotal(order, settledBeside(order, one))
  const after = keptSubtotal(order, [...settledBeside(order, one), one])
  const worth = worthOf(order, before) - worthOf(order, after) - refundedOf(one)
  return Math.max(0, Math.min(worth, heldOf(order)))
}

/** A line of which something came back, and what one piece of what she gets instead costs. */
export type Replaced = { item_id: number; price: number }

/** Another variant of the same product costs what was paid for it, any other what it costs today (Product §10.17.6). */
export function replacementPrice(
  item: Pick<OrderItem, 'product_id' | 'price'>,
  variant: { product_id: number; price: number },
): number {
  return item.product_id === variant.product_id ? item.price : variant.price
}

/** The bill of the order that replaces lines of a return, what returned things pay of it, and what is left over for her. */
export type Exchanged = { bill: Bill; credit: number; left: number }

/** Returns what it takes to replace lines of a return (Product §10.17.6). */
export function exchangeOf(
  order: Order,
  one: OrderReturn,
  replaced: readonly Replaced[],
): Exchanged {
  const kept = keptSubtotal(order, [...settledBeside(order, one), one])
  const added = replaced.reduce(
    (sum, { item_id, price }) => sum + price * unitsBack(one, item_id),
    0,
  )
  const due = dueFor(order, one)
  const cost = Math.max(0, worthOf(order, kept + added) - worthOf(order, kept))
  const credit = Math.min(due, cost)
  const bills = [keptBill(order, kept), keptBill(order, kept + added)] as const
  return { bill: exchangeBill(...bills, { credit, code: order.code }), credit, left: due - credit }
}

function settledBeside({ returns }: Order, { id }: OrderReturn): readonly OrderReturn[] {
  return returns.filter(
    (one) => one.id !== id && (one.state === 'refunded' || one.state === 'exchanged'),
  )
}

/** The sum of the lines of an order without what came back. */
function keptSubtotal({ subtotal, items }: Order, back: readonly OrderReturn[]): number {
  const prices = items.flatMap(({ id, price }) => back.map((one) => price * unitsBack(one, id)))
  return prices.reduce((sum, price) => sum - price, subtotal)
}

/**
 * The bill of what she keeps, or gets beside it, without what returned things pay of it. What a voucher took off goes with the
 * goods: whoever sends back half of them gives half of it back, too.
 */
function keptBill(order: Order, subtotal: number): Bill {
  const granted = Math.round((grantedOf(order) * subtotal) / (order.subtotal || 1))
  const { lines, total } = billAnew(order, subtotal, granted)
  return { lines: lines.filter(({ code }) => code !== 'exchange'), total }
}

/** What lines of a subtotal cost in an order, whoever pays it. */
function worthOf(order: Order, subtotal: number): number {
  if (subtotal === order.subtotal) return order.total_amount + creditOf(order)
  return billWith(keptBill(order, subtotal).lines).total
}
