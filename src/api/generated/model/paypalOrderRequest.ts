/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The order to pay by PayPal's own buttons.
 */
export type PaypalOrderRequest = {
  /**
   * `id` of an order with payment method `paypal`.
   * @minimum 1
   */
  order_id: number
}
