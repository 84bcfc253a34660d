import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoveStakes } from '@/features/admin-orders/order/MoveStakes'
import { order } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the window of a final change: what it means for stock and money.'],
}

const meta = {
  component: MoveStakes,
  parameters: { guide },
  args: { order, status: 'cancelled' },
} satisfies Meta<typeof MoveStakes>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/trả lại kho \(3 sản phẩm\)/)).toBeVisible()
  },
}

/** Money has to go back by hand. */
export const CancelledThoughPaid: Story = {
  args: { order: { ...order, payment_method: 'paypal', payment_status: 'successful' } },
}

export const CashDelivered: Story = { args: { status: 'delivered' } }

export const PaidDelivered: Story = {
  args: { status: 'delivered', order: { ...order, payment_status: 'successful' } },
}

/** From a host that does not say how it is paid. */
export const UnknownDelivered: Story = {
  args: { status: 'delivered', order: { ...order, payment_method: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hãy kiểm tra tiền trước/)).toBeVisible()
  },
}
