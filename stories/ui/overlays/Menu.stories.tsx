import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu, MenuButton, MenuLink } from '@/ui/overlays/Menu'
import { withOpener } from '../controlled'

const print = fn()

const meta = preview.meta({
  title: 'overlays/Menu (dropdown, context menu)',
  component: Menu,
  parameters: {
    guide: {
      use: ['For links and commands that belong to one control: the account.'],
      avoid: ['For pages of the shop: `NavigationMenu`.', 'For a choice with a value: `Select`.'],
      keyboard: [
        ['Down, Up', 'move'],
        ['Home, End', 'the first and the last item'],
        ['Typing', 'the next item that begins with these letters'],
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

export const Open = meta.story({})

/**
 * Escape closes the menu, and so does a click on the button that opened the menu. The click does not open the
 * menu again.
 */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Thao tác' })
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.click(control)
    await screen.findByRole('menu')
    await userEvent.click(control)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
})
