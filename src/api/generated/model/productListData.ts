/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLink } from './categoryLink.ts'
import type { Facets } from './facets.ts'
import type { Pagination } from './pagination.ts'
import type { ProductSummary } from './productSummary.ts'

/**
 * A page of products.
 */
export type ProductListData = {
  /** In the order asked for. Empty when nothing matches, and beyond the last page. */
  products: ProductSummary[]
  pagination: Pagination
  /** The category asked by path or `category`; null for a list of all products. */
  category: CategoryLink | null
  /** True when nothing is all that `q` asks for, and these are most of it. The shop says so. Comes with a search. */
  is_nearest?: boolean
  facets?: Facets
}
