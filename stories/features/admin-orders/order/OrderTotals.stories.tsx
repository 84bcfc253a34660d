import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTotals } from '@/features/admin-orders/order/OrderTotals'
import { order } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["The server's amounts. Nothing is added up in the browser."],
}

const meta = {
  component: OrderTotals,
  parameters: { guide },
  args: { order },
} satisfies Meta<typeof OrderTotals>

export default meta
type Story = StoryObj<typeof meta>

export const AsCharged: Story = {}

/** A discount of zero is no line. */
export const NoDiscount: Story = {
  args: { order: { ...order, discount_amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
  },
}
