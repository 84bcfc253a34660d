/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

/**
 * Product §10; cancelling needs a reason.
 */
export type TransitionRequest = {
  status: OrderStatus
  /** @maxLength 1000 */
  reason?: string
  updated_at?: string
}
