/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { OrderNote } from './orderNote.ts'
import type { OrderStatus } from './orderStatus.ts'

/**
 * One order, the moves it allows and its notes.
 */
export type AdminOrderData = {
  order: Order
  allowed_transitions: OrderStatus[]
  notes: OrderNote[]
  updated_at: string
}
