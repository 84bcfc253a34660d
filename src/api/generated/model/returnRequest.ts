/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReturnLine } from './returnLine.ts'

/**
 * What goes back, and why.
 */
export type ReturnRequest = {
  /**
   * Each line of the order at most once.
   * @minItems 1
   * @maxItems 1000
   */
  items: ReturnLine[]
  /**
   * In her words; may be empty or absent.
   * @maxLength 2000
   */
  note?: string
  /**
   * What is wrong with it: addresses that `uploadReturnPhoto` answered for this order, and no others, since staff open them. May be empty or absent.
   * @maxItems 5
   */
  photos?: string[]
  /**
   * The phone of the order. The right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   * @nullable
   */
  order_phone?: string | null
}
