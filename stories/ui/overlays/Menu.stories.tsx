import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu, MenuButton, MenuLink } from '@/ui/overlays/Menu'
import { withOpener } from '../controlled'

const print = fn()

const meta = preview.meta({
  component: Menu,
  parameters: {
    guide: {
      use: ['For links and commands that belong to one control: the account.'],
      avoid: ['For pages of the shop: `NavigationMenu`.', 'For a choice with a value: `Select`.'],
      keyboard: [
        ['Down, Up', 'move'],
        ['Home, End', 'the first and the last item'],
        ['Typing', 'the next item that begins so'],
        ['Escape, Tab', 'close it'],
      ],
      reader: 'A menu with its name; links and commands are told apart.',
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    anchor: { current: null },
    label: 'Thao tác',
    header: <p style={{ padding: 16 }}>Đơn hàng ML-1024</p>,
    children: (
      <>
        <MenuLink href="/account/orders">Xem đơn hàng</MenuLink>
        <MenuLink href="/wishlist">Danh sách yêu thích</MenuLink>
        <MenuButton onClick={print}>In hóa đơn</MenuButton>
      </>
    ),
  },
  render: withOpener(Menu, 'Thao tác'),
})

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

export const Open = meta.story({})

/** By Tab, Escape, a link, its control, which does not open it again, and a press outside. */
export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Thao tác' })
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await isGone()
    await userEvent.click(control)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect(control).toHaveFocus()
    await userEvent.click(control)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Danh sách yêu thích' }))
    await isGone()
    await userEvent.click(control)
    await screen.findByRole('menu')
    await userEvent.click(control)
    await isGone()
    await userEvent.click(control)
    await screen.findByRole('menu')
    await userEvent.click(canvas.getByText('Phần còn lại của trang'))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await isGone()
  },
})
