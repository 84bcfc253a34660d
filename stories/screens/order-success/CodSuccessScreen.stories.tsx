import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { billOf } from '@/domain/order/bill'
import { keepPlacedOrder } from '@/features/orders/purchases'
import { CodSuccessScreen } from '@/screens/order-success/CodSuccessScreen'
import { item, longItem, order } from '../../features/orders/order-world'

const meta = preview.meta({
  component: CodSuccessScreen,
  parameters: { layout: 'fullscreen', path: '/cod-order-success' },
})

/** After a reload, the order comes from the session storage. */
export const Placed = meta.story({
  tags: ['§2.11.1', '§2.11.2', '§2.15.7'],
  beforeEach: () => keepPlacedOrder('key', { ...order, items: [item, longItem] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đặt hàng thành công')
    await expect(canvas.getByText(order.code)).toBeVisible()
    for (const [name, href] of [
      ['Tiếp tục mua sắm', '/'],
      ['Xem lịch sử đơn hàng', '/account/orders'],
      ['Theo dõi đơn hàng', `/orders/track?code=${order.code}`],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})

/** The host charged another total than the checkout had shown. */
export const ChargedOtherwise = meta.story({
  tags: ['§9.7m'],
  beforeEach: () =>
    keepPlacedOrder('key', { ...order, expected: billOf(918_000, { shipping: 15_000 }) }),
  parameters: {
    shows: [
      /tính 783.000VND, không phải 768.000VND/,
      'Phí vận chuyển: 30.000VND, trước đó 15.000VND',
    ],
  },
})

export const NoOrder = meta.story({
  tags: ['§2.11.1', '§8.11.3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tìm thấy đơn hàng')
    await expect(canvas.getByRole('link', { name: 'Quay lại giỏ hàng' })).toBeVisible()
  },
})
