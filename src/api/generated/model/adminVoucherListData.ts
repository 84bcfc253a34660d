/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVoucher } from './adminVoucher.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of vouchers.
 */
export type AdminVoucherListData = {
  /** The last made first. */
  vouchers: AdminVoucher[]
  pagination: Pagination
}
