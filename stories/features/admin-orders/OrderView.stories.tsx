import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderView } from '@/features/admin-orders/OrderView'
import { longOrder, order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderView,
  args: { data: orderData() },
})

/** Paid, and on its way: its number leads to the carrier. */
export const Paid = meta.story({
  args: {
    data: orderData({
      order: {
        ...order,
        payment_method: 'paypal',
        payment_status: 'successful',
        note: null,
        shipment: { carrier: 'viettel post', tracking_number: 'VTP260007919' },
      },
    }),
  },
})

/** From a host that says neither how an order is paid nor what has happened: no empty card. */
export const LittleKnown = meta.story({
  args: { data: orderData({ order: { ...order, payment_method: null, events: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không rõ, cần kiểm tra trước khi giao')).toBeVisible()
    await expect(
      canvas.queryByRole('heading', { name: 'Lịch sử đơn hàng' }),
    ).not.toBeInTheDocument()
  },
})

/** What is to be done comes first. */
export const LongOnAPhone = meta.story({
  args: { data: orderData({ order: longOrder }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Trạng thái')
  },
})
