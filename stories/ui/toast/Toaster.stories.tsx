import preview from '#.storybook/preview'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { Toaster } from '@/ui/toast/Toaster'

type ShowerProps = { toasts: readonly ToastInput[]; dialog?: ReactNode }

/** A button that shows the toasts. The toasts stay open as long as the story does. */
function Shower({ toasts, dialog }: ShowerProps) {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toasts.forEach((input) => toast({ timeout: 60_000, ...input }))}>
        Báo
      </Button>
      {dialog}
      <Toaster />
    </>
  )
}

const meta = preview.meta({
  title: 'toast/Toaster (snackbar, notification)',
  component: Shower,
  parameters: {
    guide: {
      use: [
        'Once on a page, beside its screens.',
        'A toast through `useToast`: after something was done, with undo where it can be taken back.',
      ],
      avoid: ['For an error of a field or a form: say it there.'],
      keyboard: [
        ['F6', 'moves the focus to the first toast, and back'],
        ['Enter', 'presses the action or the cross'],
      ],
      reader: 'Two live regions: errors are read at once, other messages when the reader pauses.',
    },
  },
  args: { toasts: [] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Báo' }))
    await screen.findAllByRole('button', { name: 'Đóng thông báo' })
  },
})

export const AllTypes = meta.story({
  args: {
    toasts: [
      {
        message: 'Đã thêm vào giỏ hàng',
        item: { picture: null, text: 'Ngà · M · 560.000VND' },
      },
      { message: 'Vui lòng chọn màu sắc và size', type: 'warning' },
      { message: 'Giá của một sản phẩm đã đổi', type: 'info' },
      { message: 'Có lỗi xảy ra khi tạo đơn hàng', type: 'error' },
    ],
  },
})

/** A toast with a link to the next step and with an undo button. */
export const LinkAndUndoOnAPhone = meta.story({
  args: {
    toasts: [
      {
        message: 'Đã thêm Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa vào giỏ hàng của bạn',
        link: { label: 'Xem giỏ hàng', to: '/cart' },
        undo: fn(),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

/**
 * If the browser gives no access to the clipboard, the toast shows the text, and the person copies it by
 * hand.
 */
export const CopyByHand = meta.story({
  args: {
    toasts: [
      {
        message: 'Không thể sao chép liên kết',
        type: 'error',
        byHand: 'https://moclan.vn/products/dam-chu-a-co-sen-tu-anh?variant=1203',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

/**
 * Screen readers read an error at once, and other toasts at the next pause. There is a pause between the
 * message and the name of the button.
 */
export const ReadOutByKind = meta.story({
  tags: ['§14.2e'],
  args: {
    toasts: [{ message: 'Đã lưu' }, { message: 'Chưa lưu được.', type: 'error', undo: fn() }],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Báo' }))
    await within(screen.getByRole('status')).findByText('Đã lưu')
    await within(screen.getByRole('alert')).findByText('Chưa lưu được.')
    await expect(screen.getByRole('alert')).toHaveTextContent('Lỗi: Chưa lưu được. Hoàn tác')
  },
})

export const RemovedOneByOne = meta.story({
  tags: ['§2.3.4'],
  args: {
    toasts: [{ message: 'Một' }, { message: 'Hai' }],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Báo' }))
    const [first] = await screen.findAllByRole('button', { name: 'Đóng thông báo' })
    await userEvent.click(first ?? document.body)
    await expect(screen.queryByText('Một')).not.toBeInTheDocument()
    await expect(screen.getByText('Hai')).toBeInTheDocument()
  },
})

/** The key F6 moves the focus to the toasts. When the last toast closes, the focus goes back. */
export const ByKeyboard = meta.story({
  args: { toasts: [{ message: 'Đã lưu' }] },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Báo' })
    await userEvent.click(button)
    const dismiss = await screen.findByRole('button', { name: 'Đóng thông báo' })
    await userEvent.keyboard('{F6}')
    await expect(dismiss).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
  },
})

const onOpenChange = fn()

/** A click on a toast does not close the dialog below it. */
export const AboveADialog = meta.story({
  args: {
    toasts: [{ message: 'Không thể kết nối', type: 'error' }],
    dialog: (
      <Dialog open onOpenChange={onOpenChange} title="Đăng nhập">
        <p>Mộc Lan</p>
      </Dialog>
    ),
  },
  play: async () => {
    screen.getByText('Báo').click()
    await userEvent.click(await screen.findByRole('button', { name: 'Đóng thông báo' }))
    await expect(screen.queryByText('Không thể kết nối')).not.toBeInTheDocument()
    await expect(onOpenChange).not.toHaveBeenCalled()
  },
})
