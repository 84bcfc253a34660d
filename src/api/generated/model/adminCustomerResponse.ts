/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCustomerData } from './adminCustomerData.ts'

/**
 * Answer with a customer.
 */
export type AdminCustomerResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminCustomerData
}
