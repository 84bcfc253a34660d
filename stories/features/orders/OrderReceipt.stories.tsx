import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderReceipt, OrderStatusTag } from '@/features/orders/OrderReceipt'
import { Row } from '@/ui/layout/basics'
import { item, longItem, order } from './order-world'

const meta = preview.meta({ component: OrderReceipt, args: { order } })

/** Recipient, address, items and the server's amounts (Product §2). */
export const OneItem = meta.story({})

/** A host that does not say what shipping costs: no amount is made up. */
export const ShippingUnknown = meta.story({
  args: { order: { ...order, bill: null, shipping_amount: null } },
})

export const LongNamesOnAPhone = meta.story({
  tags: ['§3.18'],
  args: {
    order: {
      ...order,
      full_name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
      items: [item, longItem],
    },
  },
  globals: { viewport: { value: 'phone' } },
})

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/** The status in a shopper's words (Product §4); for staff there is `StatusTag`. */
export const Statuses = meta.story({
  tags: ['§4.10.1'],
  render: () => (
    <Row $wrap $gap={3}>
      {statuses.map((status) => (
        <OrderStatusTag key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Chờ xác nhận', 'Đang xử lý', 'Đang giao', 'Đã giao', 'Đã hủy'])
      await expect(canvas.getByText(label)).toBeVisible()
  },
})
