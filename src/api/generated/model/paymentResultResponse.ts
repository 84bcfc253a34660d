/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentResult } from './paymentResult.ts'

/**
 * Answer with a payment.
 */
export type PaymentResultResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: PaymentResult
}
