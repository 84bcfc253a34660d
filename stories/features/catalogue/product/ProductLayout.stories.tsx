import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLayout, ProductSkeleton } from '@/features/catalogue/product/ProductLayout'

const meta = {
  component: ProductLayout,
  args: { gallery: null, panel: null, details: null },
  render: () => <ProductSkeleton />,
} satisfies Meta<typeof ProductLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }

export const LoadingOnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const LoadingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
