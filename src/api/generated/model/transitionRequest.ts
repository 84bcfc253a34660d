/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'
import type { Shipment } from './shipment.ts'

/**
 * A move of an order.
 */
export type TransitionRequest = {
  /** One of `allowed_transitions`. */
  status: OrderStatus
  /**
   * For the timeline, which the shopper sees. Required to cancel.
   * @maxLength 1000
   */
  reason?: string
  /** For `shipped`. The shopper sees it. */
  shipment?: Shipment
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
