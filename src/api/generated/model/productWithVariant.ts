/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSummary } from './productSummary.ts'
import type { Variant } from './variant.ts'

/**
 * A product and what of it can be bought.
 */
export type ProductWithVariant = {
  product: ProductSummary
  /** Its first variant with stock; null when all are sold out. */
  variant: Variant | null
}
