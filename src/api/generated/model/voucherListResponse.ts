/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Voucher } from './voucher.ts'

/**
 * Answer with vouchers.
 */
export type VoucherListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The one that ends first at the head. */
  data: Voucher[]
}
