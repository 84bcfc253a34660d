/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentMethod } from './paymentMethod.ts'

/**
 * Orders and revenue per payment method.
 */
export type PaymentSplit = {
  payment_method: PaymentMethod
  /** @minimum 0 */
  orders: number
  /**
   * Whole VND.
   * @minimum 0
   */
  revenue: number
}
