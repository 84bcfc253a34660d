import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DashboardFigures, DashboardView } from '@/features/admin-dashboard/DashboardFigures'
import type { Guide } from '../../../.storybook/docs/guide'
import { month, monthFigures, quietFigures } from '../../support/dashboard'
import { longName } from '../../support/products'
import { signInAsStaff } from '../../support/shopper'

const guide: Guide = {
  use: [
    'Everything below the range: it reads the figures and keeps the previous ones, paler, while new ones load.',
  ],
}

const meta = {
  component: DashboardFigures,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { search: {} },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DashboardFigures>

export default meta
type Story = StoryObj<typeof meta>

export const LastMonth: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext')
  },
}

/** Charts, tables and lists of known figures. */
export const Month: Story = { render: () => <DashboardView data={monthFigures} days={month} /> }

/** Nothing was sold in these days; stock and the latest orders do not depend on them. */
export const NoOrders: Story = { render: () => <DashboardView data={quietFigures} days={month} /> }

/** Everything fell or stayed the same, more was cancelled, all paid one way, and the lists are empty. */
export const BadMonth: Story = {
  render: () => (
    <DashboardView
      data={{
        ...monthFigures,
        revenue: { current: 1_000_000, previous: 2_000_000 },
        orders: { current: 2, previous: 2 },
        cancellation_rate: { current: 0.5, previous: 0.1 },
        payment_split: monthFigures.payment_split.slice(0, 1),
        low_stock: [],
        recent_orders: [],
      }}
      days={month}
    />
  ),
}

export const LongNamesOnAPhone: Story = {
  render: () => (
    <DashboardView
      data={{
        ...monthFigures,
        revenue_by_day: monthFigures.revenue_by_day.slice(-7),
        top_products: monthFigures.top_products.map((one) => ({ ...one, name: longName })),
        low_stock: monthFigures.low_stock.map((one) => ({ ...one, name: longName })),
      }}
      days={month}
    />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
