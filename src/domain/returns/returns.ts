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
 * The number of days after delivery in which an order can be returned (Product §2.16). All texts use this
 * number.
 */
export const returnPeriodDays = 7

export const returnLimits = { photos: 5, note: 2000, size: 60 } as const

/** The reasons for a return, the most frequent first. */
export const returnReasons = [
  'fit',
  'faulty',
  'wrong',
  'different',
  'mind',
] as const satisfies ReturnReason[]

export const returnWishes = ['exchange', 'refund'] as const satisfies ReturnWish[]

/**
 * Returns the last day on which an order can be returned, in ISO 8601. Returns null if the order is not
 * delivered or its delivery day is unknown.
 */
export function lastReturnDay({ status, events }: Pick<Order, 'status' | 'events'>): string | null {
  const delivered = events.findLast((event) => event.status === 'delivered')
  if (status !== 'delivered' || !delivered) return null
  return addDays(shopDay(new Date(delivered.at)), returnPeriodDays)
}

/**
 * Returns the number of units of a line that can still be returned. Units in returns that were not declined
 * are subtracted.
 */
export function returnableUnits(
  { id, quantity }: Pick<OrderItem, 'id' | 'quantity'>,
  returns: readonly Pick<OrderReturn, 'state' | 'items' | 'received'>[],
): number {
  const asked = returns.filter(({ state }) => state !== 'declined')
  return Math.max(
    0,
    asked.reduce((left, one) => left - returnedUnits(one, id), quantity),
  )
}

/**
 * Returns the number of units of a line in a return. After the shop has counted the parcel, the counted
 * numbers replace the requested numbers.
 */
export function returnedUnits(
  { items, received }: Pick<OrderReturn, 'items' | 'received'>,
  itemId: number,
): number {
  const isLine = ({ item_id }: { item_id: number }) => item_id === itemId
  if (received.length === 0) return items.find(isLine)?.quantity ?? 0
  const line = received.find(isLine)
  return line ? line.as_new + line.damaged : 0
}

/** A line in the return form. `quantity` is 0 if the shopper keeps the line. */
type AskedLine = Omit<ReturnLine, 'size'> & { size: string }

/** Returns the lines of a return request. Lines with the quantity 0 are left out. */
export function linesToReturn(lines: readonly AskedLine[]): ReturnLine[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ size, ...line }) => ({
      ...line,
      size: line.wish === 'exchange' ? tidyText(size) || null : null,
    }))
}

/**
 * Returns true if a return of these items has arrived at the server although the server's response was lost.
 * `before` is the number of returns that the order had before the request.
 */
export function hasReturnArrived(
  { returns }: Pick<Order, 'returns'>,
  items: readonly ReturnLine[],
  before: number,
): boolean {
  const unitsOf = (lines: readonly ReturnLine[]) =>
    lines.map(({ item_id, quantity }) => `${item_id}×${quantity}`).join(' ')
  return returns.slice(before).some((one) => unitsOf(one.items) === unitsOf(items))
}

/** Returns the returns of an order, and adds the product name to each of their lines. */
export function returnsWithNames({ items, returns }: Pick<Order, 'items' | 'returns'>) {
  const nameOf = (id: number) => {
    const item = items.find((one) => one.id === id)
    return item ? lineName(item) : ''
  }
  return returns.map((one) => ({
    ...one,
    items: one.items.map((line) => ({ ...line, name: nameOf(line.item_id) })),
  }))
}

/** Returns the name of an order line with its colour and size: "Áo sơ mi (Ngà, M)". */
export function lineName({ product_name, color, size }: OrderItem): string {
  const variant = [color, size].filter(Boolean).join(', ')
  return variant ? `${product_name} (${variant})` : product_name
}

/**
 * Returns true if at least one unit of an order can be returned on this day. `today` is an ISO 8601 day in
 * the shop's time zone.
 */
export function canReturnOrder(
  order: Pick<Order, 'status' | 'events' | 'items' | 'returns'>,
  today: string,
): boolean {
  const last = lastReturnDay(order)
  return last !== null && today <= last && hasUnitsToReturn(order)
}

/** Returns true if at least one unit of an order is not in a return yet. */
export function hasUnitsToReturn({ items, returns }: Pick<Order, 'items' | 'returns'>): boolean {
  return items.some((item) => returnableUnits(item, returns) > 0)
}

/** For each state of a return, the states to which it can change. A final state has none. */
export const nextReturnStates = {
  requested: ['approved', 'declined'],
  approved: ['received', 'declined'],
  received: ['refunded', 'exchanged'],
  declined: [],
  refunded: [],
  exchanged: [],
  at_door: ['back'],
  back: [],
} as const satisfies Record<ReturnState, ReturnState[]>

/** Returns true if the shop still has to do something about a return. */
export const isOpenReturn = ({ state }: Pick<OrderReturn, 'state'>) =>
  nextReturnStates[state].length > 0

export const refundMethods = ['transfer', 'cash', 'paypal'] as const satisfies RefundMethod[]

/**
 * Returns true if a return already has the state, the counted pieces and the refund of a request. The request
 * has then arrived, and only the server's response was lost.
 */
export function isReturnMoveDone(
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
