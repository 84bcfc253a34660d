/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaypalOrderData } from './paypalOrderData.ts'

/**
 * Answer with the order at PayPal. Product §7 shows `order_id` in `data`.
 */
export type PaypalOrderResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: PaypalOrderData
}
