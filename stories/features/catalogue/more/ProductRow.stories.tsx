import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductRow, ProductRowSkeleton } from '@/features/catalogue/more/ProductRow'
import { longName, summaries } from '../../../support/products'

const meta = {
  component: ProductRow,
  args: { products: summaries(8) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductRow>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const One: Story = { args: { products: summaries(1) } }

export const LongNames: Story = {
  args: { products: summaries(4).map((product) => ({ ...product, name: longName })) },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { render: () => <ProductRowSkeleton count={4} /> }
