import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmWindow } from '@/ui/overlays/ConfirmWindow'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: ConfirmWindow,
  parameters: {
    guide: {
      use: ['Before something is deleted or given up: an address, an order, what was typed.'],
    },
  },
  args: {
    isOpen: true,
    title: 'Xóa địa chỉ?',
    children: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
    labels: { cancel: 'Hủy', confirm: 'Xóa' },
    errors: () => ({ text: 'Có lỗi xảy ra. Vui lòng thử lại.' }),
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
  },
})

export const Asks = meta.story({
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Hủy' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(cancel)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const confirm: Play = async ({ userEvent }) =>
  userEvent.dblClick(await screen.findByRole('button', { name: 'Xóa' }))

/** A second press does nothing, and nothing closes the window. */
export const Deleting = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await confirm(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(context.args.onConfirm).toHaveBeenCalledOnce()
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
})

export const FailedToDelete = meta.story({
  args: { onConfirm: fn(() => Promise.reject(new Error('refused'))) },
  play: async (context) => {
    await confirm(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
})

/** Something has to be chosen first. */
export const Blocked = meta.story({ args: { isBlocked: true } })
