import type { OrderStatus } from '@/api/generated/model'

/** The tone of an order's status, for shopper and staff alike. */
export const orderTones = {
  pending: 'warning',
  processing: 'ink',
  shipped: 'going',
  delivered: 'positive',
  cancelled: 'quiet',
} as const satisfies Readonly<Record<OrderStatus, string>>
