/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'

/**
 * What the caller keeps.
 */
export type WishlistData = {
  /** Last added first, all of them. Hidden products are left out and come back when they are shown again. */
  products: ProductSummary[]
}
