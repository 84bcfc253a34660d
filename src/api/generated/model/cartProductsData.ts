/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProduct } from './cartProduct.ts'

/**
 * The cart as the server knows it.
 */
export type CartProductsData = {
  /** In the order sent, with lines of the same variant merged into the first. */
  cart_products: CartProduct[]
}
