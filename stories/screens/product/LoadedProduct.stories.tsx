import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadedProduct } from '@/screens/product/LoadedProduct'
import { shirt, soldOut } from '../../support/products'

const meta = {
  component: LoadedProduct,
  args: { detail: { product: shirt, is_in_wishlist: false }, variantId: undefined },
  parameters: { path: `/products/${shirt.slug}` },
} satisfies Meta<typeof LoadedProduct>

export default meta
type Story = StoryObj<typeof meta>

/** The product is there when what goes with it fails. */
export const Alone: Story = {
  parameters: { scenario: ['relatedProducts.500'] },
  play: async ({ canvas }) => {
    const related = await canvas.findByRole('region', { name: 'Sản phẩm liên quan' })
    related.scrollIntoView()
    await expect(await canvas.findByText('Không tìm thấy sản phẩm liên quan')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

export const LinkedVariant: Story = { args: { variantId: 5 } }

export const SoldOut: Story = { args: { detail: { product: soldOut, is_in_wishlist: false } } }
