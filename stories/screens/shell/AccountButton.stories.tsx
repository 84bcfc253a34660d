import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AccountButton } from '@/screens/shell/AccountButton'
import { signIn } from '../../support/shopper'

const meta = {
  component: AccountButton,
  // Load the chunk ahead: a busy machine may take longer than a check waits.
  loaders: [async () => ({ popup: await import('@/features/auth/AuthPopup') })],
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '320px' }}>
      <AccountButton />
    </div>
  ),
} satisfies Meta<typeof AccountButton>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }))

export const Visitor: Story = {}

/** Escape closes it and returns the focus. */
export const VisitorOpens: Story = {
  play: async (context) => {
    await press(context)
    await screen.findByRole('dialog', { name: 'Đăng nhập' })
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: 'Tài khoản' })).toHaveFocus()
  },
}

export const Menu: Story = {
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
  play: async (context) => {
    await press(context)
    const menu = await screen.findByRole('menu', { name: 'Tài khoản' })
    await expect(await screen.findByText('khach@moclan.vn')).toBeVisible()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
  },
}

/** When the user can not be loaded, the session ends with one message (Product §4). */
export const UnknownUser: Story = {
  parameters: {
    scenario: ['currentUser.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  beforeEach: signIn,
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  },
}
