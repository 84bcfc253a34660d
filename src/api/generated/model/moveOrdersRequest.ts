/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { MovedOrder } from './movedOrder.ts'
import type { OrderMove } from './orderMove.ts'

/**
 * One move of several orders. Each is done or refused by itself.
 */
export type MoveOrdersRequest = {
  move: OrderMove
  /**
   * Each order once.
   * @minItems 1
   * @maxItems 100
   */
  orders: MovedOrder[]
}
