/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

/**
 * One step of an order.
 */
export type OrderEvent = {
  status: OrderStatus
  at: string
  /** @nullable */
  note: string | null
}
