/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProductRef } from './cartProductRef.ts'
import type { CartVariant } from './cartVariant.ts'

/**
 * A line as the server knows it now; `variant` (or `product`) is null where it is gone.
 */
export type CartProduct = {
  /** @minimum 1 */
  productId: number
  /**
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /** @minimum 1 */
  quantity: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /** @nullable */
  image: string | null
  name: string
  slug: string
  /** @nullable */
  color: string | null
  /** @nullable */
  size: string | null
  variant: CartVariant | null
  product: CartProductRef | null
}
