/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCustomersSort } from './adminCustomersSort.ts'
import type { PageParameter } from './pageParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminCustomersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: string
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: RowsPerPageParameter
  /**
   * By last order, sum of delivered orders, or number of orders; a minus is from high to low. Default: `-last`.
   */
  sort?: AdminCustomersSort
}
