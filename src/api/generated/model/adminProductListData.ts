/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductRow } from './adminProductRow.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of products.
 */
export type AdminProductListData = {
  /** In the order asked for. */
  products: AdminProductRow[]
  pagination: Pagination
}
