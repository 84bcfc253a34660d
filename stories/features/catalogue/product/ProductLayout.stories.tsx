import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLayout, ProductSkeleton } from '@/features/catalogue/product/ProductLayout'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The columns of a product page, also of its placeholder.'],
}

const meta = {
  component: ProductLayout,
  parameters: { guide },
  args: { gallery: null, panel: null, details: null },
  render: () => <ProductSkeleton />,
} satisfies Meta<typeof ProductLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { globals: { viewport: { value: 'desktop' } } }

export const LoadingOnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const LoadingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
