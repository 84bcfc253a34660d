import type { Bill, Order, OrderItem, RefusedLine } from '@/api/generated/model'
import { fold, tidyText } from '@/lib/text'
import { parcelContentText } from '../carriers/carrier-file'
import { billOfLines, chargedBill } from '../order/bill'
import { paidForUnits } from '../order/terms'

const unitCount = ({ items }: Pick<Order, 'items'>) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns true if the recipient may keep only a part of an order at the door (Product §10.25.1). The order is
 * paid in cash at the door, has at least two pieces and no returns, and does not replace returned goods. The
 * order is on its way, or it is delivered and the carrier still owes its cash.
 * @param owed The cash that the carrier still owes for a delivered order, in whole VND.
 */
export function canKeepPart(order: Order, owed: number): boolean {
  const isOnItsWay = order.status === 'shipped' && order.payment_status === 'pending'
  return (
    order.payment_method === 'cod' &&
    (isOnItsWay || (order.status === 'delivered' && owed > 0)) &&
    !order.exchange_of &&
    order.returns.length === 0 &&
    order.total_amount > 0 &&
    unitCount(order) > 1
  )
}

export const refusedUnits = (back: readonly RefusedLine[], { id }: Pick<OrderItem, 'id'>): number =>
  back.find(({ item_id }) => item_id === id)?.quantity ?? 0

/**
 * Returns the bill of an order after some pieces went back unpaid. The kept pieces are charged by the rule of
 * Product §10.23.
 */
export function billOfKeptGoods(order: Order, back: readonly RefusedLine[]): Bill {
  const kept = paidForUnits(order, (item) => item.quantity - refusedUnits(back, item))
  const refused = { code: 'refused', label: '', amount: kept - order.total_amount }
  return billOfLines([...chargedBill(order).lines, refused])
}

/**
 * Returns true if some pieces are kept and some go back. Returns false if `back` has a line twice, or more
 * pieces than the order.
 */
export function isPartRefused(order: Pick<Order, 'items'>, back: readonly RefusedLine[]): boolean {
  const units = back.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    units > 0 &&
    units < unitCount(order) &&
    new Set(back.map(({ item_id }) => item_id)).size === back.length &&
    back.every(({ item_id, quantity }) =>
      order.items.some((item) => item.id === item_id && item.quantity >= quantity),
    )
  )
}

const keptItems = ({ items }: Order, back: readonly RefusedLine[]) =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - refusedUnits(back, item) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * The greatest number of combinations that are tried. If an order has more combinations, staff have to find
 * the right one.
 */
const mostTried = 2000

/**
 * Returns the pieces that went back, if the collected amount is the price of all other pieces. Returns null
 * if no combination fits, if several fit, or if there are too many combinations. If the carrier names the
 * kept pieces, only a combination with exactly these pieces fits.
 */
export function likelyRefusedLines(
  order: Order,
  collected: number,
  named = '',
): RefusedLine[] | null {
  const tries = order.items.reduce((product, { quantity }) => product * (quantity + 1), 1)
  if (tries > mostTried) return null
  const all = order.items.reduce<RefusedLine[][]>(
    (some, { id, quantity }) =>
      some.flatMap((back) =>
        Array.from({ length: quantity + 1 }, (_, units) =>
          units === 0 ? back : [...back, { item_id: id, quantity: units }],
        ),
      ),
    [[]],
  )
  const fitting = all.filter(
    (back) =>
      isPartRefused(order, back) &&
      billOfKeptGoods(order, back).total === collected &&
      (named === '' || fold(parcelContentText(keptItems(order, back))) === fold(tidyText(named))),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
