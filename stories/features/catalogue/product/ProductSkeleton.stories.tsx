import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductSkeleton } from '@/features/catalogue/product/ProductSkeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While a product loads; with the picture of the card that was pressed.'],
}

const meta = {
  component: ProductSkeleton,
  parameters: { guide },
} satisfies Meta<typeof ProductSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
