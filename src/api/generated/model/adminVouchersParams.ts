/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts'
import type { RowsPerPageParameter } from './rowsPerPageParameter.ts'
import type { VoucherState } from './voucherState.ts'

export type AdminVouchersParams = {
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
   * Only vouchers in this state.
   */
  state?: VoucherState
  /**
   * Only this one, as it is now.
   * @minimum 1
   */
  id?: number
}
