/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * How much waits for the staff, as the lists count it that show it.
 */
export type DashboardWork = {
  /**
   * Orders to confirm.
   * @minimum 0
   */
  pending: number
  /**
   * Orders to pack.
   * @minimum 0
   */
  processing: number
  /**
   * Returns that wait for the shop.
   * @minimum 0
   */
  returns: number
  /**
   * Orders of which nobody knows whether they are paid.
   * @minimum 0
   */
  unclear: number
  /**
   * Products on sale of which a variant is running low.
   * @minimum 0
   */
  low_stock: number
}
