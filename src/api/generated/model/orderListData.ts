/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of the caller's orders.
 */
export type OrderListData = {
  /** Newest first. */
  orders: Order[]
  pagination: Pagination
}
