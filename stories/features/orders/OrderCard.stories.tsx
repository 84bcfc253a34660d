import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderCard } from '@/features/orders/OrderCard'
import { longItem } from './order-world'
import { shippedOrder } from './placed-long-ago'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["An order in the shopper's history; the whole card leads to it."],
}

const meta = {
  component: OrderCard,
  parameters: { guide },
  args: { order: shippedOrder },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đặt ngày 18/11/2026')).toBeVisible()
    await expect(canvas.getByText('Đang giao')).toBeVisible()
  },
}

export const Cancelled: Story = { args: { order: { ...shippedOrder, status: 'cancelled' } } }

export const LongText: Story = {
  args: {
    order: {
      ...shippedOrder,
      items: [{ ...longItem, product_id: 2, variant_id: 2, slug: null }, ...shippedOrder.items],
    },
  },
}
