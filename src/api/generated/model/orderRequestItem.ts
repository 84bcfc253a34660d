/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A line to order. The price is the server's.
 */
export type OrderRequestItem = {
  /**
   * Must be shown in the shop.
   * @minimum 1
   */
  product_id: number
  /**
   * Must belong to the product.
   * @minimum 1
   */
  variant_id: number
  /**
   * At most the stock; lines of the same variant count together.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}
