import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthError } from '@/features/auth/AuthError'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['By the submit button of sign-in and registration: why the server refused.'],
  avoid: ['For an error of one field: it stands there.'],
  reader: 'An alert.',
}

const meta = {
  component: AuthError,
  parameters: { guide },
  args: { children: 'Email hoặc mật khẩu không đúng' },
} satisfies Meta<typeof AuthError>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}

export const Joined: Story = {
  args: { children: 'Email đã được sử dụng, Số điện thoại không hợp lệ, Mật khẩu quá dễ đoán' },
}

/** A server message with markup shows as plain text. */
export const Unbroken: Story = { args: { children: `<img onerror> ${'SQLSTATE'.repeat(30)}` } }
