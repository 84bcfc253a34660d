import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoriesSkeleton } from '@/features/admin-categories/CategoriesSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the tree loads: six cards, as high as those of the seed.'],
}

const meta = {
  component: CategoriesSkeleton,
  parameters: { guide },
} satisfies Meta<typeof CategoriesSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }
