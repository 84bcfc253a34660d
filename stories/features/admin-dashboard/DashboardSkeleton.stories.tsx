import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardSkeleton } from '@/features/admin-dashboard/DashboardSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the shape of the dashboard, so that nothing moves when the figures come.'],
}

const meta = {
  component: DashboardSkeleton,
  parameters: { guide },
} satisfies Meta<typeof DashboardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }
