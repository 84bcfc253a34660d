/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What a statement says of one order.
 */
export type SettledCash = {
  /**
   * Of the order.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND that were handed over for it.
   * @minimum 1
   * @maximum 1000000000
   */
  amount: number
}
