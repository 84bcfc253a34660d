/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PerPageParameter } from './perPageParameter.ts'
import type { SortParameter } from './sortParameter.ts'

export type ProductsByCategoryParams = {
  /**
   * 1-based.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
  /**
   * Product §9.
   */
  sort?: SortParameter
  /**
   * Slug of a category below the asked one.
   */
  category?: CategoryParameter
}
