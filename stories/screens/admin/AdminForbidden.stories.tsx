import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminForbidden } from '@/screens/admin/AdminForbidden'

const meta = {
  component: AdminForbidden,
  args: { email: 'khach@moclan.vn' },
} satisfies Meta<typeof AdminForbidden>

export default meta
type Story = StoryObj<typeof meta>

export const NotStaff: Story = {}

export const LongAddressOnAPhone: Story = {
  args: { email: `${'rat.dai.'.repeat(12)}@moclan.example` },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
