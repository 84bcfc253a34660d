/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'

/**
 * What the shopper keeps.
 */
export type WishlistData = {
  products: ProductSummary[]
}
