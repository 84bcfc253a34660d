import type { Order, OrderStatus } from '@/api/generated/model'

/** The tone of an order's status, for shopper and staff alike. */
export const orderTones = {
  pending: 'warning',
  processing: 'ink',
  shipped: 'going',
  delivered: 'positive',
  cancelled: 'quiet',
} as const satisfies Readonly<Record<OrderStatus, string>>

/**
 * True until an order is on its way: till then its buyer may change who receives it, and where
 * (Product §2.16).
 */
export function canChangeDelivery({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'processing'
}

/**
 * True where the amount is agreed elsewhere: an order that is paid, is paid by PayPal, or replaces returned
 * things keeps its total (Product §10.14.6).
 */
export function keepsTotal({
  payment_method,
  payment_status,
  exchange_of,
}: Pick<Order, 'payment_method' | 'payment_status'> & { exchange_of: unknown }): boolean {
  return payment_method === 'paypal' || payment_status === 'successful' || exchange_of !== null
}
