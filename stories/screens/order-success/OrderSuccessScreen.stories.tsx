import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'
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

/** PayPal has yet to say that it took the money. */
export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(answering('pending')) })

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

export const Loading = meta.story({ render: () => <OrderPagePending /> })
