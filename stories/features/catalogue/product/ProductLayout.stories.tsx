import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLayout, ProductSkeleton } from '@/features/catalogue/product/ProductLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The columns of a product page, also of its placeholder.'],
}

const meta = {
  component: ProductLayout,
  parameters: { guide },
  args: {
    gallery: <Skeleton ratio="3 / 4" />,
    panel: <Skeleton height="420px" />,
    details: <Skeleton height="170px" />,
  },
} satisfies Meta<typeof ProductLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The placeholder of the page. */
export const Loading: Story = { render: () => <ProductSkeleton /> }

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } }
