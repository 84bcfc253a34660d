import type { Dashboard } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { PartGrid } from './dashboard-style'
import { Figures } from './Figures'
import { LowStockList } from './LowStockList'
import { PaymentChart } from './PaymentChart'
import { RecentOrders } from './RecentOrders'
import { RevenueChart } from './RevenueChart'
import { StatusChart } from './StatusChart'
import { TopProducts } from './TopProducts'

type DashboardViewProps = {
  /** The figures of the period. */
  data: Dashboard
  /** The period, for the links into the lists. */
  days: DayRange
}

/** Figures, charts and lists of a period (Product §10.3). */
export function DashboardView({ data, days }: DashboardViewProps) {
  const msg = useMsg()
  const empty = data.orders.current === 0 ? msg('adminDashboard.noOrders') : undefined
  // As many rows as the list beside it, but at least five, so that few orders hide no shortage.
  const besideOrders = Math.max(5, data.recent_orders.length)
  return (
    <>
      <Figures data={data} days={days} />
      <PartGrid>
        <div data-wide>
          <RevenueChart points={data.revenue_by_day} empty={empty} />
        </div>
        <div data-third>
          <PaymentChart split={data.payment_split} days={days} empty={empty} />
        </div>
        <div data-third>
          <StatusChart counts={data.status_counts} days={days} empty={empty} />
        </div>
        <div data-wide>
          <TopProducts products={data.top_products} />
        </div>
        <LowStockList variants={data.low_stock.slice(0, besideOrders)} />
        <RecentOrders orders={data.recent_orders} />
      </PartGrid>
    </>
  )
}
