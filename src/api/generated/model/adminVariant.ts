/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A variant as edited. Its choices are texts of the product's `colors` and `sizes`; a pair may occur once.
 */
export type AdminVariant = {
  /**
   * Null for a new one. In a request an unknown id is matched by colour and size.
   * @minimum 1
   * @nullable
   */
  id: number | null
  /**
   * Name of one of `colors`; empty when the product has none.
   * @maxLength 255
   */
  color: string
  /**
   * One of `sizes`; empty when the product has none.
   * @maxLength 255
   */
  size: string
  /**
   * Whole VND. Above 0 unless the product is a draft.
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
   * Units in the warehouse.
   * @minimum 0
   */
  stock: number
  /**
   * Address of a picture. Absent in a request: stays. Null: the product's cover.
   * @nullable
   */
  image_url?: string | null
  /**
   * The shop's own code, of one variant only; empty for none. Absent in a request: stays.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
}
