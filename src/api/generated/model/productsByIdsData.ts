/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductWithVariant } from './productWithVariant.ts'

/**
 * Product §3.
 */
export type ProductsByIdsData = {
  products: ProductWithVariant[]
}
