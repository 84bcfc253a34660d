import type { Order } from '@/api/generated/model'

type Owed = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'total_amount'>

/** What the courier takes at the door, whole VND: the total of a cash order that is neither paid nor called off. */
export function amountToCollect(order: Owed): number {
  const isOpen = order.status !== 'cancelled' && order.payment_status !== 'successful'
  return order.payment_method === 'cod' && isOpen ? order.total_amount : 0
}
