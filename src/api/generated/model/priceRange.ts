/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The lowest and the highest price.
 */
export type PriceRange = {
  /**
   * Whole VND.
   * @minimum 0
   */
  min: number
  /**
   * Whole VND.
   * @minimum 0
   */
  max: number
}
