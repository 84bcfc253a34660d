/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentMethod } from './paymentMethod.ts'

/**
 * What one payment method brought.
 */
export type PaymentSplit = {
  payment_method: PaymentMethod
  /**
   * Without cancelled ones: those of `revenue`.
   * @minimum 0
   */
  orders: number
  /**
   * Whole VND. Without cancelled orders.
   * @minimum 0
   */
  revenue: number
}
