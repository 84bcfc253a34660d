import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton'

const meta = {
  component: ProfileSkeleton,
} satisfies Meta<typeof ProfileSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
