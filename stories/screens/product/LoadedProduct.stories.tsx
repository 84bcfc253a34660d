import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadedProduct } from '@/screens/product/LoadedProduct'
import { longName, shirt, soldOut } from '../../support/products'

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

/** The breadcrumbs lead to both levels of categories. */
export const Crumbs: Story = {
  play: async ({ canvas }) => {
    const crumbs = within(canvas.getAllByRole('navigation')[0] ?? document.body)
    const links = crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/', '/category/shirts', '/category/ao-so-mi'])
  },
}

export const WithoutCategoryOnAPhone: Story = {
  args: {
    detail: { product: { ...shirt, name: longName, category: null }, is_in_wishlist: false },
  },
  globals: { viewport: { value: 'phone' } },
}
