import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecentOrders } from '@/features/admin-dashboard/RecentOrders'
import { monthFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The latest orders, whatever the period; each leads to its page.'],
}

const meta = {
  component: RecentOrders,
  parameters: { guide },
  args: { orders: monthFigures.recent_orders },
} satisfies Meta<typeof RecentOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {}

export const None: Story = { args: { orders: [] } }
