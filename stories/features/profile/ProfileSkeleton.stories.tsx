import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton'

const meta = { component: ProfileSkeleton } satisfies Meta<typeof ProfileSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
