/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderCreatedData } from './orderCreatedData.ts'

/**
 * Answer with a placed order.
 */
export type OrderCreatedResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: OrderCreatedData
}
