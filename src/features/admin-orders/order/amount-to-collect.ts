import type { Order } from '@/api/generated/model'

type PayableOrder = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'total_amount'>

/** Returns what the courier collects, in VND: the total of a cash order that is neither paid nor cancelled. */
export function amountToCollect(order: PayableOrder): number {
  const isOpen = order.status !== 'cancelled' && order.payment_status !== 'successful'
  return order.payment_method === 'cod' && isOpen ? order.total_amount : 0
}
