/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CollectedCash } from './collectedCash.ts'
import type { EarlierOrders } from './earlierOrders.ts'
import type { Order } from './order.ts'
import type { OrderNote } from './orderNote.ts'
import type { OrderPayment } from './orderPayment.ts'
import type { OrderStatus } from './orderStatus.ts'

/**
 * An order with what staff need.
 */
export type AdminOrderData = {
  order: Order
  /** Where it may go from here; empty at the end. The server enforces them. */
  allowed_transitions: OrderStatus[]
  /** Oldest first. */
  notes: OrderNote[]
  /** Null or absent where the payment is clear, and where the host has no `settlePayment`. */
  payment?: OrderPayment | null
  /** Null or absent as in `AdminOrderRow`. */
  cash?: CollectedCash | null
  earlier?: EarlierOrders
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
