import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { RegisterForm } from '@/features/auth/RegisterForm'
import { emptyRegisterForm } from '@/features/auth/registration'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: RegisterForm,
  args: { draft: emptyRegisterForm, onDraft: fn(), onDone: fn(), onSwitch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '432px', margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
})

const typed: [label: RegExp, text: string][] = [
  [/^Tên/, 'Lan'],
  [/^Họ/, 'Nguyễn Thị'],
  [/^Số điện thoại/, '0912 345 678'],
  [/^Email/, 'lan@moclan.vn'],
  [/^Mật khẩu/, 'Matkhau1!'],
  [/^Xác nhận mật khẩu/, 'Matkhau1!'],
]

const fillAndSend: Play = async ({ canvas, userEvent }) => {
  for (const [label, text] of typed) await userEvent.type(canvas.getByLabelText(label), text)
  await userEvent.click(canvas.getByRole('checkbox', { name: /chính sách bảo mật/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
}

/** Vietnam is the first country (Product §9); the password has a hint. */
export const Empty = meta.story({
  tags: ['§2.4.2a', '§5.2.4b'],
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('combobox', { name: 'Mã quốc gia' })
    await expect(codes).toHaveTextContent('+84+1+81+61+65+86')
    await expect(codes).toHaveValue('+84')
    await expect(canvas.getByText(/^Ít nhất 8 ký tự/)).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    draft: {
      ...emptyRegisterForm,
      firstName: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(20),
      email: `${'a'.repeat(200)}@moclan.vn`,
    },
  },
})

export const SentEmpty = meta.story({
  tags: ['§5.2.6'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    await expect(await canvas.findByText('Vui lòng đồng ý với chính sách bảo mật')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Họ/)).toHaveFocus())
  },
})

/** After a server error the typed values stay; the stored draft has no password. */
export const Failed = meta.story({
  parameters: { scenario: ['register.serverError'] },
  play: async (context) => {
    await fillAndSend(context)
    const text = 'Có lỗi xảy ra khi đăng ký'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(context.canvas.getByLabelText(/^Mật khẩu/)).toHaveValue('Matkhau1!')
    const kept = { lastName: 'Nguyễn Thị', password: '', confirmation: '', privacy: true }
    await expect(context.args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining(kept))
  },
})

export const Refused = meta.story({
  tags: ['§2.4.2b', '§8.2.1'],
  parameters: { scenario: ['register.invalid'] },
  play: async (context) => {
    await fillAndSend(context)
    const text = 'Email đã được sử dụng, Số điện thoại không hợp lệ'
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text)
  },
})

export const Sending = meta.story({
  tags: ['§2.4.2a'],
  parameters: { scenario: ['register.timeout'] },
  play: async (context) => {
    await fillAndSend(context)
    const button = context.canvas.getByRole('button', { name: 'Đăng ký' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
})

/** Product §9: 48 px. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button', { name: 'Đăng ký' }).getBoundingClientRect()
    await expect(height).toBe(48)
  },
})
