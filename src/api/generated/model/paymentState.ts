/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A state of payments; `unclear` for those with a `PaymentDoubt`, `owed` for those whose `CollectedCash` has not all come: these are not `successful` here.
 */
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState]

export const PaymentState = {
  pending: 'pending',
  successful: 'successful',
  failed: 'failed',
  cancelled: 'cancelled',
  unclear: 'unclear',
  owed: 'owed',
} as const
