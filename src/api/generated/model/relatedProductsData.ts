/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'

/**
 * What goes with a product.
 */
export type RelatedProductsData = {
  /** At most 8, best match first: the same category, then its siblings. Never the product itself. */
  related_products: ProductSummary[]
}
