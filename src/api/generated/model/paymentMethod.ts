/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `cod`: cash to the courier. `paypal`: on PayPal's page, in USD.
 */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

export const PaymentMethod = {
  cod: 'cod',
  paypal: 'paypal',
} as const
