/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Order } from './order.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of the shopper's orders.
 */
export type OrderListData = {
  orders: Order[]
  pagination: Pagination
}
