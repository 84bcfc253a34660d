/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One day.
 */
export type RevenuePoint = {
  /** In the shop's time zone, UTC+7. */
  date: string
  /**
   * Whole VND. Totals of orders placed that day that are not cancelled.
   * @minimum 0
   */
  revenue: number
  /**
   * Orders placed that day, without cancelled ones: those of `revenue`.
   * @minimum 0
   */
  orders: number
}
