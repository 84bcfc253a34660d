/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §9.
 */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

export const PaymentMethod = {
  cod: 'cod',
  paypal: 'paypal',
} as const
