import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextField } from '@/ui/TextField'
import { Controlled } from './controlled'

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Xóa địa chỉ',
    children: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
    footer: undefined,
  },
  render: (args) => (
    <Controlled initial={args.open}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Mở</Button>
          <Dialog
            {...args}
            open={open}
            onOpenChange={(next) => {
              setOpen(next)
              args.onOpenChange(next)
            }}
          />
        </>
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Xóa địa chỉ' })).toBeVisible()
  },
}

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="secondary">Giữ lại</Button>
        <Button>Xóa</Button>
      </>
    ),
  },
}

export const HiddenTitle: Story = {
  args: { title: 'Đăng nhập', hideTitle: true, children: <h2>Mộc Lan</h2> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    title: 'Chính sách đổi trả',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>{`Điều ${index + 1}. Sản phẩm còn nguyên tem được đổi trong 7 ngày.`}</p>
    )),
    footer: <Button>Đã hiểu</Button>,
  },
}

export const FullScreen: Story = { args: { title: 'Ảnh sản phẩm', fullScreen: true } }

export const WithField: Story = {
  args: {
    title: 'Ghi chú',
    children: <TextField label="Lời nhắn" value="" onChange={fn()} />,
    footer: <Button>Lưu</Button>,
  },
}

/** Focus goes in, Escape closes, focus comes back. */
export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Mở' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(activeElement()))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const BackgroundCloses: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(background())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const BackgroundDoesNotClose: Story = {
  args: { dismissible: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(background())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const background = () => document.elementFromPoint(4, 4) ?? document.body

function activeElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
