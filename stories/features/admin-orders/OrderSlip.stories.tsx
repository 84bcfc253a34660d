import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderSlip } from '@/features/admin-orders/OrderSlip'
import { longOrder, order } from '../../support/admin-orders'

const meta = {
  component: OrderSlip,
  // Shown as on paper.
  parameters: { medium: 'print' },
  args: { order, shop: 'Mộc Lan' },
} satisfies Meta<typeof OrderSlip>

export default meta
type Story = StoryObj<typeof meta>

/** Not there on screen, whole in print. */
export const OnPaperOnly: Story = {
  play: async () => {
    const slip = document.querySelector('[data-slip]')
    await expect(slip).toHaveTextContent('Thu hộ (COD): 3.265.000VND')
    await expect(slip).not.toBeVisible()
  },
}

export const Cancelled: Story = {
  args: { order: { ...longOrder, status: 'cancelled' } },
  play: async () => {
    await expect(document.querySelector('[data-slip]')).toHaveTextContent('Đơn đã hủy: không giao')
  },
}

/** The host does not say how it is paid: the courier must not collect what may be paid already. */
export const PaymentNotKnown: Story = {
  args: { order: { ...longOrder, payment_method: null } },
  play: async () => {
    const slip = document.querySelector('[data-slip]')
    await expect(slip).toHaveTextContent(
      'Không rõ cách thanh toán: hỏi cửa hàng trước khi thu tiền',
    )
    await expect(slip).not.toHaveTextContent('Thu hộ')
  },
}

/** A discount of zero is no line. */
export const NoDiscount: Story = {
  args: { order: { ...order, bill: null, discount_amount: 0 } },
  play: async () => {
    await expect(document.querySelector('[data-slip]')).not.toHaveTextContent('Giảm giá')
  },
}
