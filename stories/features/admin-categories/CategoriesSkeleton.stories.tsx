import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoriesSkeleton } from '@/features/admin-categories/CategoriesSkeleton'

const meta = {
  component: CategoriesSkeleton,
} satisfies Meta<typeof CategoriesSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
