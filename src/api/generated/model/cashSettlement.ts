/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What one statement brought of an order.
 */
export type CashSettlement = {
  /**
   * The number of the statement.
   * @maxLength 255
   */
  statement: string
  /**
   * Whole VND.
   * @minimum 0
   */
  amount: number
  /** ISO 8601. */
  at: string
  /**
   * Who settled it.
   * @maxLength 255
   */
  by: string
}
