/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderListData } from './orderListData.ts'

/**
 * Answer with a page of orders.
 */
export type OrderListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderListData
}
