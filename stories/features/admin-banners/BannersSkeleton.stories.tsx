import type { Meta, StoryObj } from '@storybook/react-vite'
import { BannersSkeleton } from '@/features/admin-banners/BannersSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the banners load: three cards, as usual.'],
}

const meta = {
  component: BannersSkeleton,
  parameters: { guide },
} satisfies Meta<typeof BannersSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
