/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { EarlierOrdersLastItem } from './earlierOrdersLastItem.ts'

/**
 * What came of the customer's other orders. Absent where the host does not know them.
 */
export type EarlierOrders = {
  /**
   * Orders that have arrived.
   * @minimum 0
   */
  delivered_count: number
  /**
   * Parcels that were on their way and came back.
   * @minimum 0
   */
  refused_count: number
  /**
   * The last three, the latest first.
   * @maxItems 3
   */
  last: EarlierOrdersLastItem[]
}
