import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Popover } from '@/ui/overlays/Popover'
import { withOpener } from '../controlled'

const meta = preview.meta({
  component: Popover,
  parameters: {
    guide: {
      use: ["For something small to look at and act on, below its control: the header's cart."],
      avoid: ['For a question: `Dialog`.'],
      reader: 'A dialog that is not modal, with its name.',
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    anchor: { current: null },
    label: 'Giỏ hàng',
    children: <p style={{ padding: 16 }}>Giỏ hàng của bạn đang trống</p>,
  },
  render: withOpener(Popover, 'Giỏ hàng'),
})

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const Open = meta.story({})

/** By Escape, its control, which does not open it again, and a press outside. */
export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Giỏ hàng' })
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect(control).toHaveFocus()
    await userEvent.click(control)
    await screen.findByRole('dialog')
    await userEvent.click(control)
    await isGone()
    await userEvent.click(control)
    await screen.findByRole('dialog')
    await userEvent.click(canvas.getByText('Phần còn lại của trang'))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await isGone()
  },
})

export const LongOnAPhone = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href="#product">{`Sản phẩm ${index + 1}`}</a>
      </p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
})
