import type { Order } from '@/api/generated/model'

/** True until an order is on its way: till then its buyer may change who receives it, and where (Product §2.16). */
export function canChangeDelivery({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}
