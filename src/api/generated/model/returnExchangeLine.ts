/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What she gets for a line, as many units as came back of it.
 */
export type ReturnExchangeLine = {
  /**
   * `id` of the line of the order.
   * @minimum 1
   */
  item_id: number
  /**
   * What she gets instead.
   * @minimum 1
   */
  variant_id: number
}
