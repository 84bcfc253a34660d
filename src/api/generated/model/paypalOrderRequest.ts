/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §7.
 */
export type PaypalOrderRequest = {
  /** @minimum 1 */
  order_id: number
}
