import type { Order, OrderStatus } from '@/api/generated/model'

/** The name of the colour in which each order status is shown to shoppers and staff. */
export const orderStatusTones = {
  pending: 'warning',
  processing: 'ink',
  shipped: 'going',
  delivered: 'positive',
  cancelled: 'quiet',
} as const satisfies Readonly<Record<OrderStatus, string>>

/**
 * Returns true until an order is shipped or cancelled. Until then the shopper may change the recipient and
 * the address (Product §2.16).
 */
export function canChangeDelivery({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

/**
 * Returns true if the total of an order must not change: the order is paid, is paid by PayPal, or replaces
 * returned goods (Product §10.14.4).
 */
export function hasFixedTotal({
  payment_method,
  payment_status,
  exchange_of,
}: Pick<Order, 'payment_method' | 'payment_status'> & { exchange_of: unknown }): boolean {
  return payment_method === 'paypal' || payment_status === 'successful' || exchange_of !== null
}
