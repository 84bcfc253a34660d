import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["The status of an order in a shopper's words."],
  avoid: ['For staff: `StatusTag`.'],
}

const meta = {
  component: OrderStatusTag,
  argTypes: {
    status: {
      options: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
      control: 'select',
    },
  },
  parameters: { guide },
  args: { status: 'pending' },
} satisfies Meta<typeof OrderStatusTag>

export default meta
type Story = StoryObj<typeof meta>

/** The labels of Product §4. */
const says = (label: string): NonNullable<Story['play']> =>
  async function saysLabel({ canvas }) {
    await expect(canvas.getByText(label)).toBeVisible()
  }

export const Pending: Story = { tags: ['§4.10.1'], play: says('Chờ xác nhận') }

export const Processing: Story = {
  tags: ['§4.10.1'],
  args: { status: 'processing' },
  play: says('Đang xử lý'),
}

export const Shipped: Story = {
  tags: ['§4.10.1'],
  args: { status: 'shipped' },
  play: says('Đang giao'),
}

export const Delivered: Story = {
  tags: ['§4.10.1'],
  args: { status: 'delivered' },
  play: says('Đã giao'),
}

export const Cancelled: Story = {
  tags: ['§4.10.1'],
  args: { status: 'cancelled' },
  play: says('Đã hủy'),
}
