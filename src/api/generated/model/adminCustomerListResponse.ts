/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCustomerListData } from './adminCustomerListData.ts'

/**
 * Answer with a page of customers.
 */
export type AdminCustomerListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCustomerListData
}
