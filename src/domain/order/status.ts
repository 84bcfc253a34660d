import type { Order, OrderStatus } from '@/api/generated/model'

/** The tone of an order's status, for shoppers and staff. */
export const orderTones = {
  pending: 'warning',
  processing: 'ink',
  shipped: 'going',
  delivered: 'positive',
  cancelled: 'quiet',
} as const satisfies Readonly<Record<OrderStatus, string>>

/** True until an order ships. Until then its buyer may change recipient and address (Product §2.16). */
export function canChangeDelivery({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

/**
 * True when the total is agreed outside the order: it is paid, is paid by PayPal, or replaces returned goods
 * (Product §10.14.6).
 */
export function keepsTotal({
  payment_method,
  payment_status,
  exchange_of,
}: Pick<Order, 'payment_method' | 'payment_status'> & { exchange_of: unknown }): boolean {
  return payment_method === 'paypal' || payment_status === 'successful' || exchange_of !== null
}
