/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §7.
 */
export type CaptureRequest = {
  payment_method: 'paypal'
  /** @minLength 1 */
  payment_id: string
}
