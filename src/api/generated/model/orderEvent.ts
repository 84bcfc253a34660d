/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

/**
 * A step of an order's timeline.
 */
export type OrderEvent = {
  status: OrderStatus
  /** ISO 8601; the shop shows it in UTC+7. */
  at: string
  /**
   * For the shopper: a reason, or what happened. Null: nothing to say. What the host says by itself comes in the language of the call, for staff as well.
   * @maxLength 5000
   * @nullable
   */
  note: string | null
  /**
   * Full name of who took the step, for staff. Null for shoppers, and where the shop did it by itself.
   * @maxLength 255
   * @nullable
   */
  by: string | null
}
