/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrderRow } from './adminOrderRow.ts'
import type { Pagination } from './pagination.ts'
import type { StatusCount } from './statusCount.ts'

/**
 * A page of orders, and the counts for the tabs.
 */
export type AdminOrderListData = {
  /** In the order asked for. */
  orders: AdminOrderRow[]
  /** One for each status, by all filters but `status`. */
  counts: StatusCount[]
  /**
   * Orders with a `PaymentDoubt`, by all filters but `status`, `payment_method` and `payment_state`. Absent where the host has no `settlePayment`: the shop then shows nothing of it.
   * @minimum 0
   */
  unclear_count?: number
  /**
   * Orders whose collected cash has not all come, by all filters but `status`, `payment_method` and `payment_state`. Absent where the host has no `settleCash`: the shop then shows nothing of it.
   * @minimum 0
   */
  owed_count?: number
  pagination: Pagination
}
