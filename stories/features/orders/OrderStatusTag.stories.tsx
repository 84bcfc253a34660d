import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { Row } from '@/ui/layout/basics'

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

const meta = preview.meta({
  component: OrderStatusTag,
  argTypes: { status: { options: statuses, control: 'select' } },
  parameters: {
    guide: {
      use: ["The status of an order in a shopper's words."],
      avoid: ['For staff: `StatusTag`.'],
    },
  },
  args: { status: 'pending' as const },
})

/** The labels of Product §4. */
export const All = meta.story({
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
