/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVoucherListData } from './adminVoucherListData.ts'

/**
 * Answer with a page of vouchers.
 */
export type AdminVoucherListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminVoucherListData
}
