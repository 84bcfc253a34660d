import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderView } from '@/features/admin-orders/OrderView'
import { longOrder, order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderView,
  args: { data: orderData() },
})

/** A paid order is on its way. Its tracking number links to the carrier's page. */
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

/** The host sends neither a payment method nor events. The history still links to the activity log. */
export const LittleKnown = meta.story({
  args: { data: orderData({ order: { ...order, payment_method: null, events: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa rõ, cần kiểm tra trước khi giao')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Xem thay đổi' })).toBeVisible()
  },
})

/** On a phone, the goods stand above everything else. */
export const LongOnAPhone = meta.story({
  args: { data: orderData({ order: longOrder }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Sản phẩm')
  },
})
