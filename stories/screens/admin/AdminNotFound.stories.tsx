import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminNotFound } from '@/screens/admin/AdminNotFound'

const meta = {
  component: AdminNotFound,
  parameters: { path: '/admin/nowhere' },
} satisfies Meta<typeof AdminNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Lost: Story = {}
