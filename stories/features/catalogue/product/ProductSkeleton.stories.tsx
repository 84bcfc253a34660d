import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductSkeleton } from '@/features/catalogue/product/ProductSkeleton'

const meta = {
  component: ProductSkeleton,
} satisfies Meta<typeof ProductSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
