/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReturnState } from './returnState.ts'
import type { ReturnWish } from './returnWish.ts'

/**
 * A return as the table of the back office shows it.
 */
export type AdminReturnRow = {
  /**
   * `id` of the return.
   * @minimum 0
   */
  id: number
  /**
   * `id` of its order.
   * @minimum 1
   */
  order_id: number
  /**
   * `code` of its order.
   * @maxLength 255
   */
  code: string
  /**
   * Who received the order.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  state: ReturnState
  /**
   * ISO 8601.
   * @nullable
   */
  requested_at: string | null
  /**
   * Units that go back.
   * @minimum 0
   */
  unit_count: number
  /** What she would like, each once. */
  wishes: ReturnWish[]
}
