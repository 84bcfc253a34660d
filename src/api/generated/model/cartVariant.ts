/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartAttributeValue } from './cartAttributeValue.ts'

/**
 * Product §3, after sync.
 */
export type CartVariant = {
  /** @minimum 1 */
  id: number
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
  image_url: string | null
  attribute_values: CartAttributeValue[]
}
