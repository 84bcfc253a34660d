import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderRecipient } from '@/features/admin-orders/order/OrderRecipient'
import { longOrder, order } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Who gets the parcel, where, with which note, and how it is paid.'],
}

const meta = {
  component: OrderRecipient,
  parameters: { guide },
  args: { order },
} satisfies Meta<typeof OrderRecipient>

export default meta
type Story = StoryObj<typeof meta>

export const Cash: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thu hộ khi giao')).toBeVisible()
  },
}

export const Paid: Story = {
  args: {
    order: { ...order, payment_method: 'paypal', payment_status: 'successful', note: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Thu hộ khi giao')).not.toBeInTheDocument()
  },
}

/** From a host that does not say how it is paid. */
export const PaymentNotKnown: Story = {
  args: { order: { ...order, payment_method: null, note: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không rõ, cần kiểm tra trước khi giao')).toBeVisible()
  },
}

export const LongOnAPhone: Story = {
  args: { order: longOrder },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
