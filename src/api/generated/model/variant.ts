/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantAttribute } from './variantAttribute.ts'

/**
 * What is bought: one colour in one size.
 */
export type Variant = {
  /**
   * Sent back in carts and orders as `variant_id`.
   * @minimum 1
   */
  id: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price before the sale, above `price`; null when not reduced.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Units that can be ordered now. 0 is sold out.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Shown when this variant is chosen; null: the product's cover.
   * @nullable
   */
  image_url: string | null
  /** At most one entry per type. Empty for the only variant of a product without choices. */
  attributes: VariantAttribute[]
}
