import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { LoginForm, RegisterForm } from '@/features/auth/AuthForms'
import { emptyRegisterForm } from '@/features/auth/registration'
import { accounts } from '~mocks/seed/accounts'
import type { Play } from '../../support/play'

const { email, password } = accounts.shopper
const go = { onDone: fn(), onSwitch: fn() }

const meta = preview.meta({
  component: LoginForm,
  args: { email: '', onEmail: fn(), ...go },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '432px', margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
})

const fill = (values: { email: string; password: string }): Play =>
  async function fillAndSend({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), values.email)
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), values.password)
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
  }

/** Typing removes the error box. */
export const WrongPassword = meta.story({
  tags: ['§2.4.1b', '§8.0.2'],
  play: async (context) => {
    await fill({ email, password: 'sai' })(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/không đúng$/)
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), '1')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

export const Refused = meta.story({
  tags: ['§8.1.2'],
  parameters: { scenario: ['login.invalid'] },
  play: async (context) => {
    await fill({ email, password })(context)
    const text = 'Email cần có dạng ten@example.com, Vui lòng nhập mật khẩu'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
  },
})

/** Two buttons for features that do not exist yet. Each says so beside itself (Product §2.4). */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quên mật khẩu?' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng email' }))
    for (const status of canvas.getAllByRole('status'))
      await expect(status).toHaveTextContent('Sắp ra mắt')
  },
})

const typed: [label: RegExp, text: string][] = [
  [/^Tên/, 'Lan'],
  [/^Họ/, 'Nguyễn Thị'],
  [/^Số điện thoại/, '0912 345 678'],
  [/^Email/, 'lan@moclan.vn'],
  [/^Mật khẩu/, 'Matkhau1!'],
  [/^Xác nhận mật khẩu/, 'Matkhau1!'],
]

/**
 * Vietnam is the first country (Product §9). The password has a hint. Sent empty, each field shows its error.
 */
export const RegisterSentEmpty = meta.story({
  tags: ['§2.4.2a', '§5.2.4b', '§5.2.6'],
  render: () => <RegisterForm draft={emptyRegisterForm} onDraft={fn()} {...go} />,
  play: async ({ canvas, userEvent }) => {
    const codes = canvas.getByRole('combobox', { name: 'Mã quốc gia' })
    await expect(codes).toHaveTextContent('+84+1+81+61+65+86')
    await expect(codes).toHaveValue('+84')
    await expect(canvas.getByText(/^Ít nhất 8 ký tự/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    await expect(await canvas.findByText('Vui lòng đồng ý với chính sách bảo mật')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Họ/)).toHaveFocus())
  },
})

export const RegisterRefused = meta.story({
  tags: ['§2.4.2b', '§8.2.1'],
  parameters: { scenario: ['register.invalid'] },
  render: () => <RegisterForm draft={emptyRegisterForm} onDraft={fn()} {...go} />,
  play: async ({ canvas, userEvent }) => {
    for (const [label, text] of typed) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('checkbox', { name: /chính sách bảo mật/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    const text =
      'Email này đã có tài khoản, hãy đăng nhập hoặc dùng email khác, Số điện thoại không hợp lệ'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
})
