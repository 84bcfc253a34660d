/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentResult } from './paymentResult.ts'

/**
 * Envelope.
 */
export type PaymentResultResponse = {
  success: true
  message: string
  data: PaymentResult
}
