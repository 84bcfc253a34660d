/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderEvent } from './orderEvent.ts'
import type { OrderItem } from './orderItem.ts'
import type { OrderStatus } from './orderStatus.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { PaymentStatus } from './paymentStatus.ts'

/**
 * Product §3 order response; status, timeline and payment are ours.
 */
export type Order = {
  /** @minimum 1 */
  id: number
  code: string
  status: OrderStatus
  payment_method: PaymentMethod
  payment_status: PaymentStatus
  full_name: string
  phone: string
  address: string
  /** @nullable */
  note: string | null
  /**
   * Whole VND.
   * @minimum 0
   */
  subtotal: number
  /**
   * Whole VND.
   * @minimum 0
   */
  discount_amount: number
  /**
   * Whole VND.
   * @minimum 0
   */
  shipping_amount: number
  /**
   * Whole VND.
   * @minimum 0
   */
  total_amount: number
  items: OrderItem[]
  events: OrderEvent[]
  created_at: string
}
