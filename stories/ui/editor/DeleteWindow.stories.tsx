import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeleteWindow } from '@/ui/editor/DeleteWindow'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Before a record is deleted: an address, a category.'],
}

const meta = {
  component: DeleteWindow,
  parameters: { guide },
  args: {
    isOpen: true,
    title: 'Xóa địa chỉ?',
    children: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
    problem: null,
    isDeleting: false,
    isDeleted: false,
    labels: { cancel: 'Hủy', delete: 'Xóa' },
    onDelete: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteWindow>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Hủy' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(cancel)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = { args: { isDeleting: true } }

export const FailedToDelete: Story = {
  args: { problem: { text: 'Có lỗi xảy ra. Vui lòng thử lại.' } },
}

/** Something has to be chosen first. */
export const Blocked: Story = { args: { isBlocked: true } }
