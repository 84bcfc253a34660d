import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminGate } from '@/screens/admin/AdminGate'
import { AdminForbidden } from '@/screens/admin/AdminForbidden'
import { AdminSignIn } from '@/screens/admin/AdminSignIn'

const meta = {
  component: AdminGate,
  args: { children: <AdminSignIn /> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin' },
} satisfies Meta<typeof AdminGate>

export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = { globals: { viewport: { value: 'desktop' } } }

export const Forbidden: Story = {
  args: { children: <AdminForbidden email="khach@moclan.vn" /> },
}
