/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'
import type { Variant } from './variant.ts'

/**
 * Product §3: the product and its first variant that can be bought.
 */
export type ProductWithVariant = {
  product: ProductSummary
  variant: Variant | null
}
