/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProductRef } from './cartProductRef.ts'
import type { CartVariant } from './cartVariant.ts'

/**
 * A line as the server knows it now. The shop takes over price, image, name and slug, and points out a changed price.
 */
export type CartProduct = {
  /**
   * As sent.
   * @minimum 1
   */
  productId: number
  /**
   * As sent, or found by colour and size. Null: not found.
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /**
   * As sent; the sum for lines of the same variant.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. The price now. For a line that is gone: as sent.
   * @minimum 0
   */
  price: number
  /**
   * Address of a picture. That of the variant, else the cover; null without any.
   * @nullable
   */
  image: string | null
  /**
   * As it is now.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`.
   * @maxLength 255
   */
  slug: string
  /**
   * Null without colours.
   * @maxLength 255
   * @nullable
   */
  color: string | null
  /**
   * Null without sizes.
   * @maxLength 255
   * @nullable
   */
  size: string | null
  /** Null when it is gone or hidden: the line stays in the cart, marked, and can not be ordered. */
  variant: CartVariant | null
  /** Null when the whole product is gone or hidden. */
  product: CartProductRef | null
}
