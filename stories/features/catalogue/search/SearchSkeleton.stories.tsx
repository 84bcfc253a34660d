import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchSkeleton } from '@/features/catalogue/search/SearchSkeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While hits load, in their size.'],
}

const meta = {
  component: SearchSkeleton,
  parameters: { guide },
} satisfies Meta<typeof SearchSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
