import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderDetailsSkeleton } from '@/features/admin-orders/order/OrderDetailsSkeleton'

const meta = {
  component: OrderDetailsSkeleton,
} satisfies Meta<typeof OrderDetailsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
