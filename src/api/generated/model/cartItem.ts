/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3. A line without variant id is known by colour and size.
 */
export type CartItem = {
  /** @minimum 1 */
  productId: number
  /**
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /**
   * @minimum 1
   * @maximum 999
   */
  quantity: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price?: number
  /** @nullable */
  image?: string | null
  name?: string
  slug?: string
  /** @nullable */
  color?: string | null
  /** @nullable */
  size?: string | null
}
