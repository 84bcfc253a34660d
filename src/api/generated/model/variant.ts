/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantAttribute } from './variantAttribute.ts'

/**
 * Product §3: one colour × one size. `image_url` is from the order response.
 */
export type Variant = {
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
  attributes: VariantAttribute[]
}
