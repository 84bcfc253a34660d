/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One day in the shop's time zone; revenue in whole VND.
 */
export type RevenuePoint = {
  date: string
  /**
   * Whole VND.
   * @minimum 0
   */
  revenue: number
  /** @minimum 0 */
  orders: number
}
