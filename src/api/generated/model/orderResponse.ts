/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderData } from './orderData.ts'

/**
 * Answer with one order.
 */
export type OrderResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderData
}
