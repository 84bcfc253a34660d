import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmWindow } from '@/ui/overlays/ConfirmWindow'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Before something is deleted or given up: an address, an order, what was typed.'],
}

const meta = {
  component: ConfirmWindow,
  parameters: { guide },
  args: {
    isOpen: true,
    title: 'Xóa địa chỉ?',
    children: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
    labels: { cancel: 'Hủy', confirm: 'Xóa' },
    errors: () => ({ text: 'Có lỗi xảy ra. Vui lòng thử lại.' }),
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmWindow>

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

const confirm: NonNullable<Story['play']> = async ({ userEvent }) =>
  userEvent.dblClick(await screen.findByRole('button', { name: 'Xóa' }))

/** A second press does nothing, and nothing closes the window. */
export const Deleting: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await confirm(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(context.args.onConfirm).toHaveBeenCalledOnce()
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

export const FailedToDelete: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('refused'))) },
  play: async (context) => {
    await confirm(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

/** Something has to be chosen first. */
export const Blocked: Story = { args: { isBlocked: true } }
