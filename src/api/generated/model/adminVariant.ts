/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3. A new variant has no id yet.
 */
export type AdminVariant = {
  /**
   * @minimum 1
   * @nullable
   */
  id: number | null
  color: string
  size: string
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /**
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /** @minimum 0 */
  stock: number
  /** @nullable */
  image_url?: string | null
}
