/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Cash that was collected and has not come yet, of all orders.
 */
export type OwedCash = {
  /**
   * How many orders.
   * @minimum 0
   */
  orders: number
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /**
   * The oldest delivery of them. Null without any.
   * @nullable
   */
  since: string | null
}
