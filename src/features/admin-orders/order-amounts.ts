import type { Order } from '@/api/generated/model'

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
