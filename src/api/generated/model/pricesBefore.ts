/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The prices of a product as they were seen.
 */
export type PricesBefore = {
  /**
   * The product.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND. Of the cheapest variant.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Of the dearest variant.
   * @minimum 0
   */
  max_price: number
}
