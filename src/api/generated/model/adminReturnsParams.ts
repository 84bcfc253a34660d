/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminReturnsSort } from './adminReturnsSort.ts'
import type { PageParameter } from './pageParameter.ts'
import type { QParameter } from './qParameter.ts'
import type { ReturnState } from './returnState.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'

export type AdminReturnsParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
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
   * A minus is the latest first. Default: `requested`.
   */
  sort?: AdminReturnsSort
  /**
   * Only returns in this state. Without it those that wait for the shop, requested, approved or received.
   */
  state?: ReturnState
}
