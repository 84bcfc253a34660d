/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Shipment } from './shipment.ts'

/**
 * One of the orders to move.
 */
export type MovedOrder = {
  /**
   * An unknown one is reported as not ok.
   * @minimum 1
   */
  id: number
  /** The version that was read. An order that changed since is refused, and the message says what changed. Without it `undo` is refused too. */
  updated_at?: string
  /** For `ship`. The shopper sees it. */
  shipment?: Shipment
}
