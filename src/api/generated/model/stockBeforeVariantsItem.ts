/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One variant.
 */
export type StockBeforeVariantsItem = {
  /**
   * The variant.
   * @minimum 1
   */
  id: number
  /**
   * Its stock.
   * @minimum 0
   */
  stock: number
}
