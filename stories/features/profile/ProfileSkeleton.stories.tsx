import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the user loads.'],
  reader: 'Says that it is loading.',
}

const meta = {
  component: ProfileSkeleton,
  parameters: { guide },
} satisfies Meta<typeof ProfileSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
