/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrdersTab } from './ordersTab.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PerPageParameter } from './perPageParameter.ts'

export type OrdersParams = {
  /**
   * `processing`: pending, processing, shipped. `completed`: delivered, cancelled. Absent: all.
   */
  tab?: OrdersTab
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
}
