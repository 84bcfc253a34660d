import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdminSignIn } from '@/screens/admin/AdminSignIn'

const meta = {
  component: AdminSignIn,
  parameters: { path: '/admin' },
} satisfies Meta<typeof AdminSignIn>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** A wrong password is said above the form, and what was typed stays. */
export const Refused: Story = {
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'nhanvien@moclan.vn')
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu/), 'Sai-mat-khau-1{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('nhanvien@moclan.vn')
  },
}
