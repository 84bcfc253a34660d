/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A state of payments, or `unclear` for those with a `PaymentDoubt`.
 */
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState]

export const PaymentState = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
  unclear: 'unclear',
} as const
