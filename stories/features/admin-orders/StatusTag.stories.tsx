import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag } from '@/features/admin-orders/StatusTag'
import { orderStatuses } from '@/domain/admin/orders'

const meta = {
  component: StatusTag,
  args: { status: 'pending' },
  render: () => (
    <p>
      {orderStatuses.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
    </p>
  ),
} satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {}
