/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type OrderRequestItem = {
  /** @minimum 1 */
  product_id: number
  /** @minimum 1 */
  variant_id: number
  /**
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}
