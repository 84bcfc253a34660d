import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductCard } from '@/features/catalogue/ProductCard'
import { longName, summary } from '../../support/products'

const meta = {
  component: ProductCard,
  args: { product: summary },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: summary.name })
    await expect(link).toHaveAttribute('href', `/products/${summary.slug}`)
    await expect(canvas.getByText('1.290.000VND')).toBeVisible()
  },
}

export const OnSale: Story = { args: { product: { ...summary, original_price: 1_890_000 } } }

export const PriceRange: Story = { args: { product: { ...summary, max_price: 1_590_000 } } }

export const RangeOnSale: Story = {
  args: { product: { ...summary, max_price: 1_590_000, original_price: 1_890_000 } },
}

export const SoldOut: Story = {
  args: { product: { ...summary, in_stock: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hết hàng')).toBeVisible()
  },
}

export const WithoutPicture: Story = { args: { product: { ...summary, image: null, images: [] } } }

export const BrokenPicture: Story = {
  args: { product: { ...summary, image: 'data:image/png;base64,x', images: [] } },
}

export const OnePicture: Story = { args: { product: { ...summary, images: [] } } }

export const WithoutColours: Story = { args: { product: { ...summary, colors: [] } } }

export const LongName: Story = {
  args: { product: { ...summary, name: longName, max_price: 12_590_000 } },
  render: (args) => (
    <div style={{ maxWidth: 156 }}>
      <ProductCard {...args} />
    </div>
  ),
}

export const English: Story = {
  args: { product: { ...summary, in_stock: false } },
  globals: { locale: 'en' },
}
