/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BillLine } from './billLine.ts'

/**
 * A line of an order as it was placed.
 */
export type PlacedLine = {
  /**
   * `id` of the line, which may have left the order.
   * @minimum 1
   */
  id: number
  /**
   * As in `OrderItem`.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. For one unit.
   * @minimum 0
   */
  price: number
  /** As in `OrderItem`. */
  granted: BillLine[]
}
