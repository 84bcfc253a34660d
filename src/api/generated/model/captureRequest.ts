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
   * `payment_id` of the order, the id of `createPaypalOrder`, or, where somebody comes back from PayPal in a browser that did not order, the `token` of the return.
   * @minLength 1
   * @maxLength 255
   */
  payment_id: string
}
