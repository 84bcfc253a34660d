/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { Payment } from './payment.ts'

/**
 * A placed order.
 */
export type OrderCreatedData = {
  order: Order
  payment: Payment
}
