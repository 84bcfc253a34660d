import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderNotes } from '@/features/admin-orders/order/OrderNotes'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['What staff wrote about an order, and a form for more.'],
}

const meta = {
  component: OrderNotes,
  parameters: { guide },
  args: { orderId: 60, notes: [] },
} satisfies Meta<typeof OrderNotes>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}

export const Some: Story = {
  args: {
    notes: [
      { id: 1, text: 'Đã gọi, hẹn giao tối.', by: 'Trần Thu Hà', at: '2026-11-21T03:00:00Z' },
      { id: 2, text: 'Rất dài. '.repeat(60), by: 'Trần Thu Hà', at: '2026-11-21T04:00:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
