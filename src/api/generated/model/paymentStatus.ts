/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `pending` until it is known. Cash becomes `successful` on delivery. What was never paid of a cancelled order is `cancelled`: what was paid stays `successful`. A payment that nobody approved in time is `failed`.
 */
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const PaymentStatus = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
