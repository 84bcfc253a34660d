import type { Order, OrderItem, OrderReturn, ReturnState } from '@/api/generated/model'
import { billOfLines, exchangeCredit } from '../order/bill'
import { paidForUnits, type BillTerms, replacementBillTerms } from '../order/terms'
import { returnedUnits } from './returns'

/**
 * Returns the amount that the shop holds for an order, in whole VND (Product §10.17.5): payments and exchange
 * credit, less refunds and less credit that moved to another order. For a cancelled order, this is the amount
 * to pay back, and its exchange credit belongs to the return again (Product §10.18.7). For an order that was
 * merged into another one, the payment belongs to that other order (Product §10.24.5).
 */
export function amountHeld(order: Order): number {
  const paid = order.payment_status === 'successful' ? order.total_amount : 0
  if (order.status === 'cancelled')
    return paid - refundedOf(order) - (order.merged_into?.credit ?? 0)
  return order.returns.reduce(
    (left, one) => left - refundedOf(one) - (one.exchange?.credit ?? 0),
    paid + exchangeCredit(order),
  )
}

/** Returns the sum of the refunds of a return or a cancelled order, in whole VND. */
function refundedOf({ refunds = [] }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns the amount that the shop still has to pay for returned goods, in whole VND. It is the price that
 * was paid for the goods, less the refunds of this return, and never more than the shop holds (Product
 * §10.17.5).
 */
export function refundDue(order: Order, one: OrderReturn): number {
  const [before, after] = unitsAround(order, one).map((unitsLeft) => paidForUnits(order, unitsLeft))
  const paid = (before ?? 0) - (after ?? 0) - refundedOf(one)
  return Math.max(0, Math.min(paid, amountHeld(order)))
}

/** A returned line, and the price of one piece that replaces it. */
export type ReplacedLine = { item_id: number; price: number }

/**
 * Returns the price of a piece that replaces a returned piece, in whole VND. Another variant of the same
 * product costs the price of the original order. Any other product costs its present price (Product
 * §10.17.6).
 */
export function replacementPrice(
  item: Pick<OrderItem, 'product_id' | 'price'>,
  variant: { product_id: number; price: number },
): number {
  return item.product_id === variant.product_id ? item.price : variant.price
}

/**
 * The conditions of an exchange: the bill and discounts of the new goods, the credit that pays for them, and
 * the amount that is left for the shopper.
 */
export type ExchangeTerms = BillTerms & { credit: number; left: number }

/**
 * Returns the bill of the goods that replace lines of a return, the credit, and the amount that is left for
 * the shopper (Product §10.17.6).
 */
export function exchangeTermsOf(
  order: Order,
  one: OrderReturn,
  replaced: readonly ReplacedLine[],
): ExchangeTerms {
  const [, stay] = unitsAround(order, one)
  const replacing = replaced.flatMap(({ item_id, price }) => {
    const item = order.items.find(({ id }) => id === item_id)
    return item ? [{ item, units: returnedUnits(one, item_id), stay: stay(item), price }] : []
  })
  const hasDelivery = order.items.every((item) => stay(item) === 0)
  const terms = replacementBillTerms(order, replacing, hasDelivery)
  const due = refundDue(order, one)
  const credit = Math.min(due, terms.bill.total)
  const paid = { code: 'exchange', label: order.code, amount: -credit }
  return { ...terms, bill: billOfLines([...terms.bill.lines, paid]), credit, left: due - credit }
}

/** The states of a return whose money is settled: it was paid back, or was never paid. */
const settledStates: ReadonlySet<ReturnState> = new Set([
  'refunded',
  'exchanged',
  'at_door',
  'back',
])

/**
 * Returns two functions that count the units of a line that stay, first without this return and then with it.
 * Units of settled returns never stay.
 */
function unitsAround({ returns }: Pick<Order, 'returns'>, one: OrderReturn) {
  const settled = returns.filter(({ id, state }) => id !== one.id && settledStates.has(state))
  const without = (back: readonly OrderReturn[]) => (item: OrderItem) =>
    back.reduce((left, other) => left - returnedUnits(other, item.id), item.quantity)
  return [without(settled), without([...settled, one])] as const
}
