/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A line of an order that is changed.
 */
export type OrderChangeItem = {
  /**
   * The `id` of the order's own line, which keeps its price. Null, absent or no longer the order's: a new line.
   * @minimum 1
   * @nullable
   */
  id?: number | null
  /**
   * Of a new line; must be shown in the shop.
   * @minimum 1
   * @nullable
   */
  product_id?: number | null
  /**
   * Of a new line; must belong to the product.
   * @minimum 1
   * @nullable
   */
  variant_id?: number | null
  /**
   * At most the stock and what the order has of it; lines of the same variant count together.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
}
