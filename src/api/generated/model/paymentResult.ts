/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderReceipt } from './orderReceipt.ts'
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * What became of a payment.
 */
export type PaymentResult = {
  status: PaymentStatus
  order: OrderReceipt
}
