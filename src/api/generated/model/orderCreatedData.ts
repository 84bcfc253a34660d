/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { Payment } from './payment.ts'

/**
 * Product §3.
 */
export type OrderCreatedData = {
  order: Order
  payment: Payment
}
