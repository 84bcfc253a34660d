import preview from '#.storybook/preview'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { withOpener } from '../controlled'

const meta = preview.meta({
  title: 'overlays/Dialog (modal, popup window)',
  component: Dialog,
  parameters: {
    guide: {
      use: ['For a question or a short form that has to be finished before going on.'],
      avoid: [
        'For a hint that needs no answer: a toast.',
        'For a choice beside a control: `Menu` or `Popover`.',
        'On phones for long forms: with `fullScreen="phone"`.',
      ],
      reader: 'A modal dialog with its title; the focus returns to the control that opened it.',
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Xóa địa chỉ',
    children: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
    footer: undefined,
  },
  render: withOpener(Dialog),
})

export const Open = meta.story({})

export const LongContent = meta.story({
  args: {
    title: 'Chính sách đổi trả',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>{`Điều ${index + 1}. Sản phẩm còn nguyên tem được đổi trong 7 ngày.`}</p>
    )),
    footer: <Button>Đã hiểu</Button>,
  },
})

/** The dialog fills a narrow window, and is a box in a wide window. */
export const FullScreenOnPhones = meta.story({
  tags: ['§2.4.4'],
  args: { title: 'Đăng nhập', fullScreen: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(height).toBe(window.innerHeight)
  },
})

export const BackgroundCloses = meta.story({
  tags: ['§2.4.4'],
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(background())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const BackgroundDoesNotClose = meta.story({
  tags: ['§2.4.4'],
  args: { dismissible: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(background())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

const background = () => document.elementFromPoint(4, 4) ?? document.body
