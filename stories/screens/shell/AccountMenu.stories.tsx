import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { writeSaved } from '@/features/profile/stored'
import { AccountMenu } from '@/screens/shell/AccountMenu'
import { Button } from '@/ui/actions/Button'
import { longNames } from '../../features/profile/profile-world'
import { signIn } from '../../support/shopper'
import { Controlled } from '../../ui/controlled'

type StageProps = Omit<Parameters<typeof AccountMenu>[0], 'anchor'>

function Stage({ open, onClose }: StageProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const close = (setOpen: (open: boolean) => void) => () => {
    setOpen(false)
    onClose()
  }
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '420px' }}>
      <Controlled initial={open}>
        {(isOpen, setOpen) => (
          <>
            <Button ref={anchor} onClick={() => setOpen(!isOpen)}>
              Tài khoản
            </Button>
            <AccountMenu open={isOpen} anchor={anchor} onClose={close(setOpen)} />
          </>
        )}
      </Controlled>
    </div>
  )
}

const meta = {
  component: AccountMenu,
  args: { open: true, anchor: { current: null }, onClose: fn() },
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
  render: ({ anchor: _, ...args }) => <Stage {...args} />,
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

/** Links to /account, /orders, /wishlist and /addresses, and logout (Product §2). */
export const Open: Story = {
  play: async () => {
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))
    await expect(links).toEqual(['/account', '/orders', '/wishlist', '/addresses', null])
    await expect(screen.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
  },
}

/** The menu moves the focus after the key, not with it: a next key that comes sooner counts from the old place. */
const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())

/** Arrow keys wrap around; Tab leaves the menu and closes it. */
export const ByKeys: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('menu')
    // Keys reach the menu once it has taken the focus.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus('Thông tin cá nhân')
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus('Đơn hàng')
    await userEvent.keyboard('{Home}')
    await hasFocus('Thông tin cá nhân')
    await userEvent.keyboard('{ArrowUp}')
    await hasFocus('Đăng xuất')
    await userEvent.tab()
    await isGone()
  },
}

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tài khoản' })).toHaveFocus())
  },
}

export const LeadsOnAndCloses: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sổ địa chỉ' }))
    await isGone()
  },
}

export const LongName: Story = {
  beforeEach: () => void writeSaved({ user: 'khach@moclan.vn', values: longNames }),
  globals: { viewport: { value: 'phone' } },
}

export const UserOnTheWay: Story = { parameters: { scenario: ['currentUser.timeout'] } }
