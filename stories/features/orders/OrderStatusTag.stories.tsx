import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'

const meta = {
  component: OrderStatusTag,
  args: { status: 'pending' },
} satisfies Meta<typeof OrderStatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {}

export const Processing: Story = { args: { status: 'processing' } }

export const Shipped: Story = { args: { status: 'shipped' } }

export const Delivered: Story = { args: { status: 'delivered' } }

export const Cancelled: Story = { args: { status: 'cancelled' } }
