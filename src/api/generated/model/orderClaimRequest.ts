/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What a visitor knows of an order.
 */
export type OrderClaimRequest = {
  /**
   * `code` of the order.
   * @minLength 1
   * @maxLength 255
   */
  code: string
  /**
   * `phone` of the order, in whole.
   * @minLength 1
   * @maxLength 255
   */
  phone: string
}
