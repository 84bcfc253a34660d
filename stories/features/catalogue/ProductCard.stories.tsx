import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductCard } from '@/features/catalogue/ProductCard'
import { longName, summary } from '../../support/products'

const meta = {
  component: ProductCard,
  args: { product: summary },
  // A headless browser's pointer rests in the corner: the padding keeps it off the card.
  render: (args) => (
    <div style={{ maxWidth: 280, padding: 16 }}>
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

/** The second picture comes with the pointer, or with the keyboard's focus, not before. */
export const Looking: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
    await userEvent.hover(canvas.getByRole('article'))
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
  },
}

export const Focused: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
  },
}

export const OnSale: Story = {
  args: { product: { ...summary, original_price: 1_890_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−32%')).toBeVisible()
  },
}

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

export const ManyColours: Story = {
  args: {
    product: {
      ...summary,
      colors: ['#8c1c13', '#f4ecd8', '#2b3a55', '#5a7d6c', '#c9a66b', '#1f1f1f'].map(
        (color_code) => ({ name: color_code, color_code }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible()
  },
}

export const WithoutColours: Story = { args: { product: { ...summary, colors: [] } } }

export const LongName: Story = {
  args: { product: { ...summary, name: longName, max_price: 12_590_000 } },
  render: (args) => (
    <div style={{ maxWidth: 156 }}>
      <ProductCard {...args} />
    </div>
  ),
}
