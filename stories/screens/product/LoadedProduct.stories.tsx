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

/** The product shows although the related products fail. */
export const Alone: Story = {
  parameters: { scenario: ['relatedProducts.500'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Sản phẩm liên quan' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const LinkedVariant: Story = { args: { variantId: 5 } }

export const SoldOut: Story = { args: { detail: { product: soldOut, is_in_wishlist: false } } }
