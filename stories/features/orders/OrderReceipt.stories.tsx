import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderReceipt, OrderStatusTag } from '@/features/orders/OrderReceipt'
import { Row } from '@/ui/layout/basics'
import { item, order } from './order-world'

const meta = preview.meta({ component: OrderReceipt, args: { order } })

/** The receipt shows recipient, address, items and the amounts from the server (Product §2). */
export const OneItem = meta.story({
  tags: ['§3.18'],
  parameters: { shows: [order.code, item.product_name] },
})

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/** Every status of an order, in words for shoppers (Product §4). `AdminStatusTag` has the words for staff. */
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
