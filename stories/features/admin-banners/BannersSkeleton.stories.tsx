import type { Meta, StoryObj } from '@storybook/react-vite'
import { BannersSkeleton } from '@/features/admin-banners/BannersSkeleton'

const meta = {
  component: BannersSkeleton,
} satisfies Meta<typeof BannersSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
