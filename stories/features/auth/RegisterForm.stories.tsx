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

export const SentEmpty = meta.story({
  tags: ['§5.2.6'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    await expect(await canvas.findByText('Vui lòng đồng ý với chính sách bảo mật')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Họ/)).toHaveFocus())
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
