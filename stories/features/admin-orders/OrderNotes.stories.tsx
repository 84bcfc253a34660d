import preview from '#.storybook/preview'
import { OrderNotes } from '@/features/admin-orders/OrderNotes'

const meta = preview.meta({
  component: OrderNotes,
  args: { orderId: 60, notes: [] },
})

export const Some = meta.story({
  args: {
    notes: [
      { id: 1, text: 'Đã gọi, hẹn giao tối.', by: 'Trần Thu Hà', at: '2026-11-21T03:00:00Z' },
      { id: 2, text: 'Rất dài. '.repeat(60), by: 'Trần Thu Hà', at: '2026-11-21T04:00:00Z' },
    ],
  },
})
