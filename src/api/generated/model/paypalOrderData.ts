/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What PayPal's buttons need.
 */
export type PaypalOrderData = {
  /**
   * Id of the order at PayPal, not ours; never the `token` of the return.
   * @maxLength 255
   */
  order_id: string
}
