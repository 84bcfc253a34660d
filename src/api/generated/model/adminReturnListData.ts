/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminReturnRow } from './adminReturnRow.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of returns.
 */
export type AdminReturnListData = {
  /** In the order asked for. */
  returns: AdminReturnRow[]
  /**
   * How many wait for the shop, whatever was asked for. Null where the host does not count.
   * @minimum 0
   * @nullable
   */
  open_count: number | null
  pagination: Pagination
}
