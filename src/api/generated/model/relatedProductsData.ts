/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'

/**
 * Product §3 related response.
 */
export type RelatedProductsData = {
  related_products: ProductSummary[]
}
