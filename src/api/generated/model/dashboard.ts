/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrderRow } from './adminOrderRow.ts'
import type { Kpi } from './kpi.ts'
import type { LowStock } from './lowStock.ts'
import type { PaymentSplit } from './paymentSplit.ts'
import type { RevenuePoint } from './revenuePoint.ts'
import type { StatusCount } from './statusCount.ts'
import type { TopProduct } from './topProduct.ts'

/**
 * Product §10.
 */
export type Dashboard = {
  revenue: Kpi
  orders: Kpi
  average_value: Kpi
  cancellation_rate: Kpi
  revenue_by_day: RevenuePoint[]
  status_counts: StatusCount[]
  payment_split: PaymentSplit[]
  top_products: TopProduct[]
  low_stock: LowStock[]
  recent_orders: AdminOrderRow[]
}
