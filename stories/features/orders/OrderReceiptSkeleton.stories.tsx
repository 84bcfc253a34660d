import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While a placed order loads.'],
}

const meta = {
  component: OrderReceiptSkeleton,
  parameters: { guide },
} satisfies Meta<typeof OrderReceiptSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
