/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The payment to capture.
 */
export type CaptureRequest = {
  /** Only PayPal payments are captured. */
  payment_method: 'paypal'
  /**
   * `payment_id` of the order, or the id of `createPaypalOrder`.
   * @minLength 1
   */
  payment_id: string
}
