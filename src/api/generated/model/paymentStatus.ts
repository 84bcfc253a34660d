/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §4 payment result, before it is known: pending.
 */
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const PaymentStatus = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
