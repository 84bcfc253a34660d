/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Pagination } from './pagination.ts'
import type { ProductImport } from './productImport.ts'

/**
 * A page of imports.
 */
export type ProductImportListData = {
  /** The last first. */
  imports: ProductImport[]
  pagination: Pagination
}
