/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrdersTab } from './ordersTab.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PerPageParameter } from './perPageParameter.ts'

export type OrdersParams = {
  tab?: OrdersTab
  /**
   * 1-based.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
}
