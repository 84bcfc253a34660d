/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrderRow } from './adminOrderRow.ts'
import type { DashboardWork } from './dashboardWork.ts'
import type { Kpi } from './kpi.ts'
import type { OwedCash } from './owedCash.ts'
import type { PaymentSplit } from './paymentSplit.ts'
import type { RevenuePoint } from './revenuePoint.ts'
import type { StatusCount } from './statusCount.ts'
import type { TopProduct } from './topProduct.ts'

/**
 * Figures of a range of days, made by the server.
 */
export type Dashboard = {
  /** VND of orders that are not cancelled, whatever came back of them later. */
  revenue: Kpi
  /** All orders, cancelled ones too. */
  orders: Kpi
  /** VND per order that is not cancelled, rounded; 0 without orders. */
  average_value: Kpi
  /** Share of cancelled orders, 0 to 1. */
  cancellation_rate: Kpi
  /** Every day of the range, also those without orders. */
  revenue_by_day: RevenuePoint[]
  /** One for each status. */
  status_counts: StatusCount[]
  /** One for each method. */
  payment_split: PaymentSplit[]
  /** At most 5, most units first. */
  top_products: TopProduct[]
  /** The 8 newest. Does not depend on the range. */
  recent_orders: AdminOrderRow[]
  /** Does not depend on the range. Absent where the host does not count it. */
  work?: DashboardWork
  /** Does not depend on the range. Absent where the host has no `settleCash`. */
  owed_cash?: OwedCash
}
