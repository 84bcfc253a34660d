/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A product by what it sold.
 */
export type TopProduct = {
  /** @minimum 1 */
  id: number
  name: string
  /** @nullable */
  image: string | null
  /** @minimum 0 */
  quantity: number
  /**
   * Whole VND.
   * @minimum 0
   */
  revenue: number
}
