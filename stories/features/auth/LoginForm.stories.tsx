import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { LoginForm } from '@/features/auth/LoginForm'
import { accounts } from '~mocks/seed/accounts'
import type { Play } from '../../support/play'

const { email, password } = accounts.shopper

const meta = preview.meta({
  component: LoginForm,
  args: { email: '', onEmail: fn(), onDone: fn(), onSwitch: fn() },
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

export const Empty = meta.story({})

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
    const text = 'Email không hợp lệ, Vui lòng nhập mật khẩu'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
  },
})

/** Two buttons for what does not exist yet: each says so beside itself (Product §2.4). */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quên mật khẩu?' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng email' }))
    for (const status of canvas.getAllByRole('status'))
      await expect(status).toHaveTextContent('Sắp ra mắt')
  },
})
