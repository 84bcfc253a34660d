/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CapturedPayment } from './capturedPayment.ts'

/**
 * Envelope. What became of the payment may be left out; `GET /api/payments/paypal/status` tells it.
 */
export type CaptureResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** The payment. */
  data?: CapturedPayment
}
