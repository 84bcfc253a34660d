import type { Dashboard } from '@/api/generated/model'
import type { DayRange } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
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
      <Boundary>
        <Figures data={data} days={days} />
      </Boundary>
      <PartGrid>
        <div data-wide>
          <Boundary>
            <RevenueChart points={data.revenue_by_day} empty={empty} />
          </Boundary>
        </div>
        <div data-third>
          <Boundary>
            <PaymentChart split={data.payment_split} days={days} empty={empty} />
          </Boundary>
        </div>
        <div data-third>
          <Boundary>
            <StatusChart counts={data.status_counts} days={days} empty={empty} />
          </Boundary>
        </div>
        <div data-wide>
          <Boundary>
            <TopProducts products={data.top_products} />
          </Boundary>
        </div>
        <Boundary>
          <LowStockList variants={data.low_stock.slice(0, besideOrders)} />
        </Boundary>
        <Boundary>
          <RecentOrders orders={data.recent_orders} />
        </Boundary>
      </PartGrid>
    </>
  )
}
