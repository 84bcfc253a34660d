import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { item, longItem, order } from './order-world'

const meta = { component: OrderReceipt, args: { order } } satisfies Meta<typeof OrderReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const OneItem: Story = {}

export const LongNamesOnAPhone: Story = {
  args: {
    order: {
      ...order,
      full_name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
      items: [item, longItem],
    },
  },
  globals: { viewport: { value: 'phone' } },
}
