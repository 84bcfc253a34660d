import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchSkeleton } from '@/features/catalogue/search/SearchSkeleton'

const meta = {
  component: SearchSkeleton,
} satisfies Meta<typeof SearchSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
