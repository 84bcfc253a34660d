import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTotals } from '@/features/admin-orders/order/OrderTotals'
import { order } from '../../../support/admin-orders'

const meta = {
  component: OrderTotals,
  args: { order },
} satisfies Meta<typeof OrderTotals>

export default meta
type Story = StoryObj<typeof meta>

export const AsCharged: Story = {}
