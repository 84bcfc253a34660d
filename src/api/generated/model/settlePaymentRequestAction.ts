/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A capture, a mark, the end of one, or money that went back.
 */
export type SettlePaymentRequestAction =
  (typeof SettlePaymentRequestAction)[keyof typeof SettlePaymentRequestAction]

export const SettlePaymentRequestAction = {
  capture: 'capture',
  paid: 'paid',
  unpaid: 'unpaid',
  reopen: 'reopen',
  refund: 'refund',
} as const
