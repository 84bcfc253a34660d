/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type ProductImportsParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
}
