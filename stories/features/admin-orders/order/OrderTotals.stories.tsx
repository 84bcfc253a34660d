import type { Meta, StoryObj } from '@storybook/react-vite'
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
