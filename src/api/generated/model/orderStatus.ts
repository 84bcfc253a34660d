/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `pending` → `processing` → `shipped` → `delivered`; `cancelled` from the first three.
 */
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

export const OrderStatus = {
  pending: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
