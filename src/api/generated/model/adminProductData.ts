/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProduct } from './adminProduct.ts'

/**
 * One product.
 */
export type AdminProductData = {
  product: AdminProduct
}
