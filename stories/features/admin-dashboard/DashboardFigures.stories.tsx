import preview from '#.storybook/preview'
import { DashboardFigures, DashboardView } from '@/features/admin-dashboard/DashboardFigures'
import { month, monthFigures, quietFigures } from '../../support/dashboard'
import { longName } from '../../support/products'

const meta = preview.meta({
  component: DashboardFigures,
  args: { search: {} },
  globals: { viewport: { value: 'desktop' } },
})

/** Charts, tables and lists of known figures. */
export const Month = meta.story({
  render: () => <DashboardView data={monthFigures} days={month} />,
})

/** Nothing was sold in these days; the latest orders do not depend on them. */
export const NoOrders = meta.story({
  render: () => <DashboardView data={quietFigures} days={month} />,
})

/** Everything fell or stayed the same, more was cancelled, all paid one way, and the lists are empty. */
export const BadMonth = meta.story({
  render: () => (
    <DashboardView
      data={{
        ...monthFigures,
        revenue: { current: 1_000_000, previous: 2_000_000 },
        orders: { current: 2, previous: 2 },
        cancellation_rate: { current: 0.5, previous: 0.1 },
        payment_split: monthFigures.payment_split.slice(0, 1),
        recent_orders: [],
      }}
      days={month}
    />
  ),
})

export const LongNamesOnAPhone = meta.story({
  render: () => (
    <DashboardView
      data={{
        ...monthFigures,
        revenue_by_day: monthFigures.revenue_by_day.slice(-7),
        top_products: monthFigures.top_products.map((one) => ({ ...one, name: longName })),
      }}
      days={month}
    />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
