import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AccountLayout } from '@/screens/account/AccountLayout'
import { AccountHost } from '@/screens/shell/AccountHost'
import { accounts } from '~mocks/seed/accounts'
import { signIn } from '../../support/shopper'

const meta = {
  component: AccountLayout,
  parameters: { layout: 'fullscreen', path: '/account' },
} satisfies Meta<typeof AccountLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The screen inside the layout has its own story. */
export const SignedIn: Story = {
  tags: ['§2.1.9'],
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nguyễn Minh Anh/)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Tài khoản' })).toBeVisible()
  },
}

export const SignedInOnAPhone: Story = {
  ...SignedIn,
  globals: { viewport: { value: 'phone' } },
}

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bạn chưa đăng nhập')
  },
}

const withHost: Partial<Story> = {
  loaders: [async () => ({ popup: await import('@/features/auth/AuthPopup') })],
  render: () => (
    <>
      <AccountHost anchor={{ current: null }} />
      <AccountLayout />
    </>
  ),
}

/** The page stays after sign-in. */
export const SigningIn: Story = {
  ...withHost,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, accounts.shopper.email)
    await userEvent.type(screen.getByLabelText(/^Mật khẩu/), `${accounts.shopper.password}{Enter}`)
    await expect(await canvas.findByText(/Nguyễn Minh Anh/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** When the user can not be loaded, the session ends (Product §4). */
export const UnknownUser: Story = {
  ...withHost,
  parameters: {
    scenario: ['currentUser.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  beforeEach: signIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa đăng nhập')).toBeVisible()
  },
}
