/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A capture, a mark, or the end of one.
 */
export type SettlePaymentRequestAction =
  (typeof SettlePaymentRequestAction)[keyof typeof SettlePaymentRequestAction]

export const SettlePaymentRequestAction = {
  capture: 'capture',
  paid: 'paid',
  unpaid: 'unpaid',
  reopen: 'reopen',
} as const
