/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `no_answer`: the shopper approved the payment, and PayPal has not said whether it took the money. `other_amount`: PayPal took another amount than it was asked for. `to_refund`: the order is cancelled, and the shop still holds money of it.
 */
export type PaymentDoubt = (typeof PaymentDoubt)[keyof typeof PaymentDoubt]

export const PaymentDoubt = {
  no_answer: 'no_answer',
  other_amount: 'other_amount',
  to_refund: 'to_refund',
} as const
