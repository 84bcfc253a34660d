/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderStatus } from './orderStatus.ts'

/**
 * What became of one order.
 */
export type MoveOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
  /** Where the order stands now. Null where there is none. */
  status: OrderStatus | null
  /**
   * The version after the move, with which it can be taken back.
   * @nullable
   */
  updated_at: string | null
}
