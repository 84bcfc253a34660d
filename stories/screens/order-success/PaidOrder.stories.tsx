import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { PaidOrder } from '@/screens/order-success/PaidOrder'
import { order } from '../../features/orders/order-world'

const path = '/api/payments/paypal/status'
const answering = (status: string) =>
  http.get(path, () => HttpResponse.json({ success: true, message: '', data: { status, order } }))

const meta = {
  component: PaidOrder,
  args: { token: 'EC-1' },
  parameters: { layout: 'fullscreen', path: '/order-success' },
} satisfies Meta<typeof PaidOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  beforeEach: ({ msw }) => msw.use(answering('successful')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(order.code)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay('infinite'))),
}

export const NotPaid: Story = {
  beforeEach: ({ msw }) => msw.use(answering('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Thanh toán thất bại')
  },
}

export const Failing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(path, () => HttpResponse.json({ success: false, message: '' }, { status: 500 })),
    ),
  play: async ({ canvas }) => {
    const text = 'Không thể kiểm tra trạng thái thanh toán'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
}
