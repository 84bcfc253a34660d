import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderAmounts } from '@/features/orders/OrderAmounts'
import { order } from './order-world'

const meta = { component: OrderAmounts, args: { order } } satisfies Meta<typeof OrderAmounts>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const NoDiscount: Story = {
  args: { order: { ...order, discount_amount: 0, total_amount: 948_000 } },
}
