/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * What became of a payment.
 */
export type PaymentResult = {
  status: PaymentStatus
  order: Order
}
