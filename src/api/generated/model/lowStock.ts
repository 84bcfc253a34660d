/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A variant of an active product with 1 to 5 units left.
 */
export type LowStock = {
  /**
   * Of its product.
   * @minimum 1
   */
  product_id: number
  /** Of its product. */
  name: string
  /** Empty without colours. */
  color: string
  /** Empty without sizes. */
  size: string
  /**
   * Units left.
   * @minimum 0
   */
  stock: number
}
