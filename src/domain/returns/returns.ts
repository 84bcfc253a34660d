import type {
  Order,
  OrderItem,
  OrderReturn,
  RefundMethod,
  ReturnLine,
  ReturnMoveRequest,
  ReturnReason,
  ReturnState,
  ReturnWish,
} from '@/api/generated/model'
import { addDays, shopDay } from '@/lib/dates'
import { tidyText } from '@/lib/text'

/**
 * The number of days after the delivery in which an order can be returned. All texts use this number (Product
 * §2.16).
 */
export const returnDays = 7

export const returnLimits = { photos: 5, note: 2000, size: 60 } as const

/** Reasons for a return, the most frequent first. */
export const returnReasons = [
  'fit',
  'faulty',
  'wrong',
  'different',
  'mind',
] as const satisfies ReturnReason[]

export const returnWishes = ['exchange', 'refund'] as const satisfies ReturnWish[]

/**
 * Returns the last day for returns as an ISO 8601 day. Returns null if the order is not delivered or the day
 * is unknown.
 */
export function lastReturnDay({ status, events }: Pick<Order, 'status' | 'events'>): string | null {
  const delivered = events.findLast((event) => event.status === 'delivered')
  if (status !== 'delivered' || !delivered) return null
  return addDays(shopDay(new Date(delivered.at)), returnDays)
}

/**
 * Returns the units of a line that can still be returned: the bought units, less the units in returns that
 * were not declined.
 */
export function unitsLeft(
  { id, quantity }: Pick<OrderItem, 'id' | 'quantity'>,
  returns: readonly Pick<OrderReturn, 'state' | 'items' | 'received'>[],
): number {
  const asked = returns.filter(({ state }) => state !== 'declined')
  return Math.max(
    0,
    asked.reduce((left, one) => left - unitsBack(one, id), quantity),
  )
}

/**
 * Returns the units of a line that go back: the counted units if there are any, otherwise the requested
 * units.
 */
export function unitsBack(
  { items, received }: Pick<OrderReturn, 'items' | 'received'>,
  itemId: number,
): number {
  const isLine = ({ item_id }: { item_id: number }) => item_id === itemId
  if (received.length === 0) return items.find(isLine)?.quantity ?? 0
  const line = received.find(isLine)
  return line ? line.as_new + line.damaged : 0
}

/** A line in the return form. `quantity` is 0 for a line that the buyer keeps. */
type AskedLine = Omit<ReturnLine, 'size'> & { size: string }

/** Returns the lines to send. */
export function returnItems(lines: readonly AskedLine[]): ReturnLine[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ size, ...line }) => ({
      ...line,
      size: line.wish === 'exchange' ? tidyText(size) || null : null,
    }))
}

/**
 * True when the order has a return of these items after the first `before`: a request whose answer was lost
 * has arrived.
 */
export function hasArrived(
  { returns }: Pick<Order, 'returns'>,
  items: readonly ReturnLine[],
  before: number,
): boolean {
  const unitsOf = (lines: readonly ReturnLine[]) =>
    lines.map(({ item_id, quantity }) => `${item_id}×${quantity}`).join(' ')
  return returns.slice(before).some((one) => unitsOf(one.items) === unitsOf(items))
}

/** Returns the returns of an order, with the names of the items. */
export function namedReturns({ items, returns }: Pick<Order, 'items' | 'returns'>) {
  const nameOf = (id: number) => {
    const item = items.find((one) => one.id === id)
    return item ? itemName(item) : ''
  }
  return returns.map((one) => ({
    ...one,
    items: one.items.map((line) => ({ ...line, name: nameOf(line.item_id) })),
  }))
}

/** Returns the name of a line as it was bought: "Áo sơ mi (Ngà, M)". */
export function itemName({ product_name, color, size }: OrderItem): string {
  const variant = [color, size].filter(Boolean).join(', ')
  return variant ? `${product_name} (${variant})` : product_name
}

/** True when something of an order can be returned on a day (an ISO 8601 day of the shop). */
export function canReturn(
  order: Pick<Order, 'status' | 'events' | 'items' | 'returns'>,
  today: string,
): boolean {
  const last = lastReturnDay(order)
  return last !== null && today <= last && hasUnitsLeft(order)
}

/** True when something of an order can still be returned. */
export function hasUnitsLeft({ items, returns }: Pick<Order, 'items' | 'returns'>): boolean {
  return items.some((item) => unitsLeft(item, returns) > 0)
}

/** The next states of a return. The last states have none. */
export const nextStates = {
  requested: ['approved', 'declined'],
  approved: ['received', 'declined'],
  received: ['refunded', 'exchanged'],
  declined: [],
  refunded: [],
  exchanged: [],
} as const satisfies Record<ReturnState, ReturnState[]>

/** True while a return waits for the shop. */
export const isOpen = ({ state }: Pick<OrderReturn, 'state'>) => nextStates[state].length > 0

export const refundMethods = ['transfer', 'cash', 'paypal'] as const satisfies RefundMethod[]

/**
 * Returns true if a return already has the state, the pieces and the refund of a move. In that case only the
 * answer to that move was lost.
 */
export function hasMoved(
  one: OrderReturn,
  { state, received, refund }: ReturnMoveRequest,
): boolean {
  const last = one.refunds.at(-1)
  return (
    one.state === state &&
    (!received || JSON.stringify(received) === JSON.stringify(one.received)) &&
    (!refund || (last?.amount === refund.amount && last.reference === (refund.reference ?? '')))
  )
}
