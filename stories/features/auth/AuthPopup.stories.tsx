import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AuthLogo } from '@/features/auth/AuthLogo'
import { AuthPopup } from '@/features/auth/AuthPopup'
import { Controlled } from '../../ui/controlled'

type FormName = 'login' | 'register' | null

const meta = {
  component: AuthPopup,
  args: {
    form: 'login',
    onForm: fn(),
    onDone: fn(),
    logo: <AuthLogo src="/artwork/brand/logo.svg" />,
  },
  render: (args) => (
    <Controlled<FormName> initial={args.form}>
      {(form, setForm) => <AuthPopup {...args} form={form} onForm={setForm} />}
    </Controlled>
  ),
} satisfies Meta<typeof AuthPopup>

export default meta
type Story = StoryObj<typeof meta>

/** The first field has the focus. */
export const Login: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Đăng nhập' })
    const email = within(dialog).getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
  },
}

export const Register: Story = { args: { form: 'register' } }

export const Phone: Story = { ...Register, globals: { viewport: { value: 'phone' } } }

/** Between the two, the e-mail stays. */
export const ThereAndBack: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'lan@moclan.vn')
    await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }))
    await screen.findByRole('dialog', { name: 'Đăng ký' })
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lan@moclan.vn')
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('lan@moclan.vn')
  },
}
