import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecentOrders } from '@/features/admin-dashboard/RecentOrders'
import { monthFigures } from '../../support/dashboard'

const meta = {
  component: RecentOrders,
  args: { orders: monthFigures.recent_orders },
} satisfies Meta<typeof RecentOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {}

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const None: Story = { args: { orders: [] } }
