/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariantRow } from './adminVariantRow.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of variants.
 */
export type AdminVariantListData = {
  /** By product. */
  variants: AdminVariantRow[]
  pagination: Pagination
}
