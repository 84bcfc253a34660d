import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'

const meta = {
  component: OrderReceiptSkeleton,
} satisfies Meta<typeof OrderReceiptSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
