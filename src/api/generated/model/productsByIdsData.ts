/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductWithVariant } from './productWithVariant.ts'

/**
 * The products that were found.
 */
export type ProductsByIdsData = {
  /** In the order of the ids. Unknown and hidden products are left out, not an error. */
  products: ProductWithVariant[]
}
