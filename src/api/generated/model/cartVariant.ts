/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartAttributeValue } from './cartAttributeValue.ts'

/**
 * The variant of a line as it is now. Its attributes have another shape than those of `Variant`, because Product §3 has it so.
 */
export type CartVariant = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price before the sale; null when not reduced.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Units that can be ordered now. 0 marks the line as sold out.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Null: that of the product.
   * @nullable
   */
  image_url: string | null
  /** At most one entry per type. */
  attribute_values: CartAttributeValue[]
}
