import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderDetailsSkeleton } from '@/features/admin-orders/order/OrderDetailsSkeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While an order of the back office loads.'],
}

const meta = {
  component: OrderDetailsSkeleton,
  parameters: { guide },
} satisfies Meta<typeof OrderDetailsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
