/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Product } from './product.ts'

/**
 * A product, and whether the caller keeps it.
 */
export type ProductDetailData = {
  product: Product
  /** Always false without a token. */
  is_in_wishlist: boolean
}
