import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { OrderSuccessScreen } from '@/screens/order-success/OrderSuccessScreen'
import { answer } from '../../support/answers'
import { seedOrder } from '../../support/seed'

const meta = preview.meta({
  component: OrderSuccessScreen,
  args: { token: 'EC-0' },
  parameters: { layout: 'fullscreen', path: '/order-success' },
})

const order = seedOrder('processing')
const answering = (status: string) =>
  http.get('/api/payments/paypal/status', () => answer({ status, order }))

export const Paid = meta.story({
  tags: ['§2.11.4a', '§4.10.3'],
  beforeEach: ({ msw }) => msw.use(answering('successful')),
  parameters: { shows: [order.code] },
})

export const Loading = meta.story({ parameters: { scenario: ['paypalStatus.timeout'] } })

/** PayPal has yet to say that it took the money: the page asks again by itself. */
export const Pending = meta.story({
  tags: ['§2.11.4f', '§8.11.4'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/payments/paypal/status', () => answer({ status: 'pending', order }), {
        once: true,
      }),
      answering('successful'),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đơn hàng đang chờ PayPal xác nhận')).toBeVisible()
    await expect(canvas.getAllByText(order.code)[0]).toBeVisible()
    await expect(
      await canvas.findByText('Đặt hàng thành công', {}, { timeout: 20_000 }),
    ).toBeVisible()
  },
})

export const NotPaid = meta.story({
  tags: ['§4.10.3', '§8.11.1d'],
  beforeEach: ({ msw }) => msw.use(answering('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Thanh toán thất bại · Đơn ${order.code}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
})

export const Failing = meta.story({
  parameters: {
    scenario: ['paypalStatus.500empty'],
    shows: ['Không thể kiểm tra trạng thái thanh toán'],
  },
})

/** The URL has no token, and no payment waits in this browser: another try could not help. */
export const NoToken = meta.story({
  tags: ['§2.11.4c'],
  args: { token: undefined },
  play: async ({ canvas }) => {
    const text = 'Phiên thanh toán không hợp lệ hoặc đã hết hạn'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
})

export const UnknownToken = meta.story({
  parameters: { shows: [['button', { name: 'Thử lại' }]] },
})
