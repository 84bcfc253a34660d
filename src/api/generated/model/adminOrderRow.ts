/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * An order as the back-office list shows it.
 */
export type AdminOrderRow = {
  /** @minimum 1 */
  id: number
  code: string
  full_name: string
  phone: string
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  /** @minimum 0 */
  item_count: number
  /**
   * Whole VND.
   * @minimum 0
   */
  total_amount: number
  created_at: string
}
