import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
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

export const NothingWritten = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const Sending = meta.story({
  parameters: { scenario: ['addOrderNote.timeout'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Gọi lại chiều nay')
    await userEvent.click(canvas.getByRole('button'))
  },
})

/** What was written stays. */
export const Failed = meta.story({
  ...Sending.input,
  parameters: { scenario: ['addOrderNote.500'] },
})
