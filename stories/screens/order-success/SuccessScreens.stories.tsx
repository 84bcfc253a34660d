import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { billOf } from '@/domain/order/bill'
import { storePlacedOrder } from '@/features/cart/purchases'
import { addLineAtom } from '@/features/cart/state'
import {
  CodSuccessScreen,
  SuccessPlaceholder,
  OrderSuccessScreen,
} from '@/screens/order-success/SuccessScreens'
import { aoDai } from '../../features/checkout/checkout-world'
import { item, longItem, order as placed } from '../../features/orders/order-world'
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
  tags: ['§2.11.4a', '§4.10.1'],
  beforeEach: ({ msw }) => msw.use(answering('successful')),
  parameters: { shows: [order.code] },
})

/** PayPal has not confirmed the payment yet. */
export const Pending = meta.story({ beforeEach: ({ msw }) => msw.use(answering('pending')) })

export const NotPaid = meta.story({
  tags: ['§4.10.1', '§8.11.1'],
  beforeEach: ({ msw }) => msw.use(answering('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Thanh toán chưa thành công. Bạn kiểm tra tài khoản PayPal để chắc rằng tiền chưa bị trừ, rồi thử lại hoặc chọn cách khác. · Đơn ${order.code}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
})

/** The cart still has the lines, so the shopper can try again at the checkout. */
export const PaysAgain = meta.story({
  tags: ['§2.11.4a'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(answering('cancelled'))
    loaded.world.store.set(addLineAtom, aoDai)
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }))
    await expect(loaded.world.router.state.location.pathname).toBe('/checkout')
  },
})

/**
 * The URL has no token, and this browser has no pending payment. Another try could not help, so the page
 * offers none.
 */
export const NoToken = meta.story({
  tags: ['§2.11.4a'],
  args: { token: undefined },
  play: async ({ canvas }) => {
    const text =
      'Liên kết thanh toán không đúng hoặc đã hết hạn. Trang này không trừ tiền, không tạo đơn. Hãy xem lại đơn hàng và PayPal trước khi đặt lại từ giỏ hàng.'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull()
  },
})

export const UnknownToken = meta.story({
  parameters: { shows: [['button', { name: 'Thử lại' }]] },
})

export const Loading = meta.story({ render: () => <SuccessPlaceholder /> })

/** The success page of an order with cash on delivery. */
const cod = { render: () => <CodSuccessScreen /> }

/** After a reload, the page reads the order from the session storage. */
export const Placed = meta.story({
  ...cod,
  tags: ['§2.11.1', '§2.15.5'],
  beforeEach: () => storePlacedOrder('key', { ...placed, items: [item, longItem] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đặt hàng thành công')
    await expect(canvas.getByText(placed.code)).toBeVisible()
    for (const [name, href] of [
      ['Tiếp tục mua sắm', '/'],
      ['Xem lịch sử đơn hàng', '/account/orders'],
      ['Theo dõi đơn hàng', `/orders/track?code=${placed.code}`],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})

/** The host charged another total than the checkout had shown, and the page says so. */
export const ChargedOtherwise = meta.story({
  ...cod,
  tags: ['§9.7g'],
  beforeEach: () =>
    storePlacedOrder('key', { ...placed, expected: billOf(918_000, { shipping: 15_000 }) }),
  parameters: {
    shows: [
      /Tổng tiền là 783.000VND, thay cho 768.000VND/,
      'Phí giao hàng: 30.000VND, trước đó 15.000VND',
    ],
  },
})

export const NoOrder = meta.story({
  ...cod,
  tags: ['§2.11.1', '§8.11.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tìm thấy đơn hàng')
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
  },
})
