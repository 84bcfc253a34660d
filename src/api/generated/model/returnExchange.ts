/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The order with what she gets instead.
 */
export type ReturnExchange = {
  /**
   * `id` of that order.
   * @minimum 0
   */
  id: number
  /**
   * `code` of that order.
   * @maxLength 255
   */
  code: string
  /**
   * Whole VND. What of this order's money pays for that one.
   * @minimum 0
   */
  credit: number
}
