import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import {
  AccountButton,
  CartButton,
  SearchButton,
  SideMenuButton,
} from '@/screens/shell/HeaderButtons'
import { keepCart, lineKinds } from '../../support/lines'
import { signIn } from '../../support/shopper'
import { knowSite, site } from '../../support/site'

const meta = {
  component: CartButton,
  // Load the chunk ahead: a busy machine may take longer than a check waits.
  loaders: [async () => ({ popup: await import('@/features/auth/AuthPopup') })],
  beforeEach: ({ loaded }) => {
    knowSite(loaded.world)
    keepCart([lineKinds.usual, lineKinds.long])
  },
  decorators: [
    (Button) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '320px' }}>
        <Button />
      </div>
    ),
  ],
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Counts units, not lines. */
export const Cart: Story = {
  tags: ['§2.3.3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Giỏ hàng, 14 sản phẩm' })).toBeVisible()
  },
}

export const CartEmpty: Story = { beforeEach: () => keepCart([]) }

export const CartVeryFull: Story = {
  beforeEach: () => keepCart([{ ...lineKinds.usual, quantity: 999 }]),
}

export const CartOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giỏ hàng/ }))
    await expect(await screen.findByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  },
}

/** Leads to the checkout with the selected lines; the panel closes on navigation. */
export const CartToCheckout: Story = {
  tags: ['§2.3.2'],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giỏ hàng/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Thanh toán' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(loaded.world.router.state.location.pathname).toBe('/checkout')
  },
}

const openAccount: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }))

export const Visitor: Story = { render: () => <AccountButton /> }

/** Escape closes it and returns the focus. */
export const VisitorOpens: Story = {
  tags: ['§2.3.2', '§2.3.4a', '§4.1.1a'],
  render: () => <AccountButton />,
  play: async (context) => {
    await openAccount(context)
    await screen.findByRole('dialog', { name: 'Đăng nhập' })
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: 'Tài khoản' })).toHaveFocus()
  },
}

export const Menu: Story = {
  tags: ['§2.3.4b'],
  render: () => <AccountButton />,
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
  play: async (context) => {
    await openAccount(context)
    const menu = await screen.findByRole('menu', { name: 'Tài khoản' })
    await expect(await screen.findByText('khach@moclan.vn')).toBeVisible()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: 'Tài khoản' })).toHaveFocus()
  },
}

/** When the user can not be loaded, the session ends with one message (Product §4). */
export const UnknownUser: Story = {
  tags: ['§4.1.4b'],
  render: () => <AccountButton />,
  parameters: {
    scenario: ['currentUser.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  beforeEach: signIn,
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  },
}

/** The search box has the focus; Escape returns it. */
export const SearchOpenedAndClosed: Story = {
  render: () => <SearchButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tìm kiếm' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Escape closes it and returns the focus. */
export const SideMenuOpenedAndClosed: Story = {
  render: () => <SideMenuButton site={site} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mở danh mục' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Danh mục' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
