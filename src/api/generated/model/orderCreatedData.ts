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
  /** True where the order's `Idempotency-Key` had been answered before: nothing more was ordered, and the shop says so. `order` is as it is now, and `message` names its state where it was cancelled meanwhile. */
  repeated?: boolean
}
