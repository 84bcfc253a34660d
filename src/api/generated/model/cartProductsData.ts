/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProduct } from './cartProduct.ts'

/**
 * Product §7.
 */
export type CartProductsData = {
  cart_products: CartProduct[]
}
