/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `pending` until it is known. Cash becomes `successful` on delivery. What was never paid of a cancelled order is `cancelled`: what was paid stays `successful`. A payment that nobody approved within 3 hours is `failed`. Money that arrives after that (a late capture) makes it `successful`; the order stays cancelled, and `payment_doubt` of the back office says `to_refund`.
 */
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const PaymentStatus = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
