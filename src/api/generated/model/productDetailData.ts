/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Product } from './product.ts'

/**
 * Product §3 detail response.
 */
export type ProductDetailData = {
  product: Product
  is_in_wishlist: boolean
}
