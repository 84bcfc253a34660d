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

/** The box with the error disappears as soon as the shopper types. */
export const WrongPassword = meta.story({
  tags: ['§2.4.1', '§8.0.1'],
  play: async (context) => {
    await fill({ email, password: 'sai' })(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/không đúng/)
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), '1')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

export const Refused = meta.story({
  tags: ['§8.1.1'],
  parameters: { scenario: ['login.invalid'] },
  play: async (context) => {
    await fill({ email, password })(context)
    const text = 'Email cần có dạng ten@example.com, Vui lòng nhập mật khẩu'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
  },
})

/**
 * The sign-in form has two buttons for features that do not exist yet. A click shows a note beside the button
 * (Product §2.4).
 */
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
 * Sending the empty form shows an error at each field. Vietnam is the first country (Product §9), and the
 * password has a hint.
 */
export const RegisterSentEmpty = meta.story({
  tags: ['§2.4.2', '§5.2.1'],
  render: () => <RegisterForm draft={emptyRegisterForm} onDraft={fn()} {...go} />,
  play: async ({ canvas, userEvent }) => {
    const codes = canvas.getByRole('combobox', { name: 'Mã quốc gia' })
    await expect(codes).toHaveTextContent('+84+1+81+61+65+86')
    await expect(codes).toHaveValue('+84')
    await expect(canvas.getByText(/^Ít nhất 8 ký tự/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    await expect(
      await canvas.findByText('Vui lòng đánh dấu để đồng ý với chính sách bảo mật'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Họ/)).toHaveFocus())
  },
})

export const RegisterRefused = meta.story({
  tags: ['§2.4.2', '§8.2.1'],
  parameters: { scenario: ['register.invalid'] },
  render: () => <RegisterForm draft={emptyRegisterForm} onDraft={fn()} {...go} />,
  play: async ({ canvas, userEvent }) => {
    for (const [label, text] of typed) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('checkbox', { name: /chính sách bảo mật/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    const text =
      'Email này đã có tài khoản. Hãy đăng nhập hoặc dùng email khác. Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
})
