import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductLayout } from '@/features/catalogue/product/ProductLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'

const meta = {
  component: ProductLayout,
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
