/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * What became of a captured payment. Nothing of its order, since a `payment_id` may be counted up.
 */
export type CapturedPayment = {
  status: PaymentStatus
}
