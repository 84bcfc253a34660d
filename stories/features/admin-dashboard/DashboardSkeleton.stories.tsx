import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardSkeleton } from '@/features/admin-dashboard/DashboardSkeleton'

const meta = {
  component: DashboardSkeleton,
} satisfies Meta<typeof DashboardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
