import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'
import { answer } from '../../support/answers'
import { seedOrder } from '../../support/seed'

const meta = {
  component: OrderSuccessScreen,
  args: { token: 'EC-0' },
  parameters: { layout: 'fullscreen', path: '/order-success' },
} satisfies Meta<typeof OrderSuccessScreen>

export default meta
type Story = StoryObj<typeof meta>

const path = '/api/payments/paypal/status'
const order = seedOrder('processing')
const answering = (status: string) => http.get(path, () => answer({ status, order }))
const refusing = (status: number) =>
  http.get(path, () => HttpResponse.json({ success: false, message: '' }, { status }))

export const Paid: Story = {
  tags: ['§2.11.4a', '§4.10.3'],
  beforeEach: ({ msw }) => msw.use(answering('successful')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(order.code)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay('infinite'))),
}

export const NotPaid: Story = {
  tags: ['§4.10.3', '§8.11.1d'],
  beforeEach: ({ msw }) => msw.use(answering('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Thanh toán thất bại')
  },
}

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(refusing(500)),
  play: async ({ canvas }) => {
    const text = 'Không thể kiểm tra trạng thái thanh toán'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
}

/** The URL has no token, and no payment waits in this browser: another try could not help. */
export const NoToken: Story = {
  tags: ['§2.11.4c'],
  args: { token: undefined },
  play: async ({ canvas }) => {
    const text = 'Phiên thanh toán không hợp lệ hoặc đã hết hạn'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
}

export const UnknownToken: Story = {
  beforeEach: ({ msw }) => msw.use(refusing(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
