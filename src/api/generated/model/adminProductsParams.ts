/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductsSort } from './adminProductsSort.ts'
import type { AdminProductsStock } from './adminProductsStock.ts'
import type { PageParameter } from './pageParameter.ts'
import type { ProductStatus } from './productStatus.ts'
import type { QParameter } from './qParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminProductsParams = {
  /**
   * Blind to case and diacritics.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based.
   * @minimum 1
   */
  page?: PageParameter
  per_page?: RowsPerPageParameter
  sort?: AdminProductsSort
  /**
   * @minimum 1
   */
  category_id?: number
  status?: ProductStatus
  featured?: boolean
  stock?: AdminProductsStock
  brand?: string
}
