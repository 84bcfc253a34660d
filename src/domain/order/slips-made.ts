import type { AdminOrderRow } from '@/api/generated/model'
import { markOf } from '@/lib/kept'

/** Who receives an order, and where; a list may not say the address. */
type Receiver = Pick<AdminOrderRow, 'id' | 'full_name' | 'phone' | 'address'>

/** A mark of the delivery that stands on the slip of an order, by the order's id; the latest last. */
export type SlipsMade = ReadonlyMap<number, string>

/** More than leave a shop in the days between a slip and its parcel. */
export const keptOrders = 500

const deliveryMark = ({ full_name, phone, address }: Receiver) =>
  markOf([full_name, phone, address].join('\n'))

/** Returns what was made, with the slips of these orders as the latest. */
export function madeWith(made: SlipsMade, orders: readonly Receiver[]): SlipsMade {
  const all = new Map(made)
  for (const order of orders) {
    all.delete(order.id)
    all.set(order.id, deliveryMark(order))
  }
  return new Map([...all].slice(-keptOrders))
}

/** Returns the orders whose slip says another delivery than they have now. */
export function madeBeforeChange<Order extends Receiver>(
  made: SlipsMade,
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(
    (order) =>
      order.address !== undefined &&
      made.has(order.id) &&
      made.get(order.id) !== deliveryMark(order),
  )
}
