import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'
import { seedOrder } from '../../support/seed'

const meta = {
  component: OrderSuccessScreen,
  args: { token: 'EC-0' },
  parameters: { layout: 'fullscreen', path: '/order-success' },
} satisfies Meta<typeof OrderSuccessScreen>

export default meta
type Story = StoryObj<typeof meta>

const paid = seedOrder('processing')

export const Paid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/payments/paypal/status', () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: { status: 'successful', order: paid },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paid.code)).toBeVisible()
  },
}

/** The URL has no token, and no payment waits in this browser: another try could not help. */
export const NoToken: Story = {
  args: { token: undefined },
  play: async ({ canvas }) => {
    const text = 'Phiên thanh toán không hợp lệ hoặc đã hết hạn'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
}

export const UnknownToken: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/payments/paypal/status', () =>
        HttpResponse.json({ success: false, message: '' }, { status: 404 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
