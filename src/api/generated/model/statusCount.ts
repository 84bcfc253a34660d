/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

/**
 * How many orders stand in a status.
 */
export type StatusCount = {
  status: OrderStatus
  /**
   * Orders; 0 for a status without any.
   * @minimum 0
   */
  count: number
}
