/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVoucher } from './adminVoucher.ts'

/**
 * Answer with a voucher as saved.
 */
export type AdminVoucherResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminVoucher
}
