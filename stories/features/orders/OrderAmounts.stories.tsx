import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderAmounts } from '@/features/orders/OrderAmounts'
import { order } from './order-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["The server's amounts of a placed order."],
}

const meta = { component: OrderAmounts, parameters: { guide }, args: { order } } satisfies Meta<
  typeof OrderAmounts
>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const NoDiscount: Story = {
  args: { order: { ...order, discount_amount: 0, total_amount: 948_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('948.000VND')).toBeVisible()
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
  },
}

/** A host that does not say what shipping costs: no amount is made up. */
export const ShippingUnknown: Story = {
  args: { order: { ...order, shipping_amount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getByText('933.000VND')).toBeVisible()
  },
}
