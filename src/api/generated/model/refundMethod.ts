/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `transfer`: to her bank account. `cash`: over the counter. `paypal`: back by PayPal.
 */
export type RefundMethod = (typeof RefundMethod)[keyof typeof RefundMethod]

export const RefundMethod = {
  transfer: 'transfer',
  cash: 'cash',
  paypal: 'paypal',
} as const
