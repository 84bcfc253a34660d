import { phoneDigits } from '@/lib/kinds/phone'
import type { OrderRow, UserRow } from '../db/tables'
import { byTimes } from './lists'

export type CustomerGroup = {
  /** `user-12`, or `guest-57` after the first order of that phone number: a number in an address would be in logs. */
  key: string
  user: UserRow | null
  /** The latest first. */
  orders: readonly OrderRow[]
}

/**
 * Groups orders by customer: those of an account, and those without one by phone number, however it was written. A guest
 * with the number of an account stays a guest, since anybody can type a number. Accounts without orders are customers too,
 * staff without orders are not.
 */
export function customersOf(
  users: readonly UserRow[],
  orders: readonly OrderRow[],
): readonly CustomerGroup[] {
  const groups = Map.groupBy(orders.toSorted(byTimes), ownerOf)
  const accounts = users.flatMap((user) => {
    const own = groups.get(user.id) ?? []
    groups.delete(user.id)
    return user.is_staff && own.length === 0
      ? []
      : [{ key: `user-${user.id}`, user, orders: own.toReversed() }]
  })
  const guests = Array.from(groups.values(), (own) => ({
    key: `guest-${own[0]?.id}`,
    user: null,
    orders: own.toReversed(),
  }))
  return [...accounts, ...guests]
}

/** Whose an order is. A text without digits is no number, and tells nobody apart: such orders stand alone. */
function ownerOf({ id, user_id, phone }: OrderRow): string | number {
  return user_id ?? (phoneDigits(phone) || `order ${id}`)
}

/** True for a parcel that was on its way and came back: only what is sent off gets a carrier. */
export const isRefused = ({ status, carrier }: Pick<OrderRow, 'status' | 'carrier'>): boolean =>
  status === 'cancelled' && carrier !== ''

/** Returns how many parcels of its customer came back, for an order; its own is not counted. */
export function refusedBeside(orders: readonly OrderRow[]): (order: OrderRow) => number {
  const refused = Map.groupBy(orders.filter(isRefused), ownerOf)
  return (order) => (refused.get(ownerOf(order)) ?? []).filter(({ id }) => id !== order.id).length
}

/** Returns the other orders of the same customer, the latest first. */
export function ordersBeside(orders: readonly OrderRow[], order: OrderRow): readonly OrderRow[] {
  const owner = ownerOf(order)
  return orders
    .filter((other) => other.id !== order.id && ownerOf(other) === owner)
    .toSorted(byTimes)
    .toReversed()
}

/** Returns what the orders of a customer come to. Money counts once it is with the shop: of delivered orders. */
export function sumsOf(orders: readonly OrderRow[]) {
  const withStatus = (status: OrderRow['status']) => orders.filter((one) => one.status === status)
  const delivered = withStatus('delivered')
  const cancelled = withStatus('cancelled')
  return {
    order_count: orders.length,
    delivered_count: delivered.length,
    delivered_total: delivered.reduce((sum, { total_amount }) => sum + total_amount, 0),
    cancelled_count: cancelled.length,
    refused_count: cancelled.filter(isRefused).length,
    last_order_at: orders[0]?.created_at ?? null,
  }
}
