import preview from '#.storybook/preview'
import { DashboardFigures, DashboardView } from '@/features/admin-dashboard/DashboardFigures'
import { lastThirtyDays, monthFigures, quietFigures } from '../../support/dashboard'
import { longName } from '../../support/products'

const meta = preview.meta({
  component: DashboardFigures,
  args: { search: {} },
})

/** In a period without sales, the dashboard lists only the latest orders. */
export const NoOrders = meta.story({
  render: () => <DashboardView data={quietFigures} days={lastThirtyDays} />,
})

export const LongNamesOnAPhone = meta.story({
  render: () => (
    <DashboardView
      data={{
        ...monthFigures,
        revenue_by_day: monthFigures.revenue_by_day.slice(-7),
        top_products: monthFigures.top_products.map((row) => ({ ...row, name: longName })),
      }}
      days={lastThirtyDays}
    />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
