import type { Meta, StoryObj } from '@storybook/react-vite'
import { CascadeSkeleton } from '@/features/addresses/CascadeSkeleton'

const meta = {
  component: CascadeSkeleton,
} satisfies Meta<typeof CascadeSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
