/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReturnReason } from './returnReason.ts'
import type { ReturnWish } from './returnWish.ts'

/**
 * Units of one line that go back.
 */
export type ReturnLine = {
  /**
   * `id` of the line of the order.
   * @minimum 0
   */
  item_id: number
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  reason: ReturnReason
  wish: ReturnWish
  /**
   * Which size she would like instead; null or absent for a refund.
   * @maxLength 60
   * @nullable
   */
  size?: string | null
}
