import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderView } from '@/features/admin-orders/OrderView'
import { longOrder, order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderView,
  args: { data: orderData() },
})

/** A paid order on its way: its tracking number links to the carrier. */
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

/** The host sends neither payment method nor events: no card is empty. */
export const LittleKnown = meta.story({
  args: { data: orderData({ order: { ...order, payment_method: null, events: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không rõ, cần kiểm tra trước khi giao')).toBeVisible()
    await expect(
      canvas.queryByRole('heading', { name: 'Lịch sử đơn hàng' }),
    ).not.toBeInTheDocument()
  },
})

/** The status and its actions come first. */
export const LongOnAPhone = meta.story({
  args: { data: orderData({ order: longOrder }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Trạng thái')
  },
})
