import type { Order } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

type PayableOrder = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'total_amount'>

/**
 * Returns what the courier collects, in VND: the total of a cash order that is neither paid nor cancelled. Null where nobody
 * can say, because the host did not say how an open order is paid: it may be paid already.
 */
export function amountToCollect(order: PayableOrder): number | null {
  if (order.status === 'cancelled' || order.payment_status === 'successful') return 0
  if (order.payment_method === null) return null
  return order.payment_method === 'cod' ? order.total_amount : 0
}

type ChargedOrder = Pick<Order, 'subtotal' | 'shipping_amount' | 'discount_amount' | 'total_amount'>

/**
 * Returns the lines of a bill, each with its name, as the server charged them: nothing is computed here (Product §9.7).
 * Shipping that the host does not tell and a discount of zero are no lines.
 */
export function billLines(
  order: ChargedOrder,
  msg: Msg,
): (readonly [name: string, text: string])[] {
  const { subtotal, shipping_amount: shipping, discount_amount: discount, total_amount } = order
  return [
    [msg('adminOrders.order.subtotal'), formatVnd(subtotal)] as const,
    ...(shipping === null
      ? []
      : [[msg('adminOrders.order.shipping'), formatVnd(shipping)] as const]),
    ...(discount > 0
      ? [[msg('adminOrders.order.discount'), `−${formatVnd(discount)}`] as const]
      : []),
    [msg('adminOrders.order.total'), formatVnd(total_amount)] as const,
  ]
}
