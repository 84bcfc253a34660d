/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLink } from './categoryLink.ts'
import type { Pagination } from './pagination.ts'
import type { ProductSummary } from './productSummary.ts'

/**
 * Products, where they stand in the list, and the category they were asked by.
 */
export type ProductListData = {
  products: ProductSummary[]
  pagination: Pagination
  category: CategoryLink | null
}
