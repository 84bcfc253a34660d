import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowNoteView } from '@/ui/table/RowNoteView'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In a row that has just been changed: `DataTable` shows it for a note of `useHeldRows`.'],
  avoid: ['For what concerns no row: take a toast.'],
}

const meta = {
  component: RowNoteView,
  parameters: { guide },
  args: { note: { text: 'Đã xác nhận', undo: fn(() => Promise.resolve()) } },
} satisfies Meta<typeof RowNoteView>

export default meta
type Story = StoryObj<typeof meta>

export const WithUndo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }))
    await expect(args.note.undo).toHaveBeenCalledOnce()
  },
}

export const Final: Story = {
  args: { note: { text: 'Đã xóa' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The note stays for another try; the caller says why. */
export const UndoFails: Story = {
  args: { note: { text: 'Đã xác nhận', undo: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Hoàn tác' })
    await userEvent.click(undo)
    await expect(undo).not.toHaveAttribute('aria-busy')
  },
}
