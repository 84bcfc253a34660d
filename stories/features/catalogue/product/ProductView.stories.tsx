import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import type { Guide } from '../../../../.storybook/docs/guide'
import { longName, oneForAll, shirt, soldOut } from '../../../support/products'

const guide: Guide = {
  use: ['A whole product, in the shop and in the preview of the back office.'],
}

const meta = {
  component: ProductView,
  parameters: { guide },
  args: {
    product: shirt,
    variantId: undefined,
    onVariant: fn(),
    onAdd: fn(),
    onBuyNow: fn(),
    above: <Breadcrumbs items={productTrail('Trang chủ', shirt)} />,
  },
} satisfies Meta<typeof ProductView>

export default meta
type Story = StoryObj<typeof meta>

/** A size that clashes with the colour asks for the variant that can be had; a caller who does not take it gets its own back. */
export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const large = canvas.getByRole('radio', { name: /^L/ })
    await userEvent.click(large)
    await waitFor(() => expect(args.onVariant).toHaveBeenCalledWith(5))
    await waitFor(() => expect(large).not.toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }))
    await expect(args.onAdd).toHaveBeenCalledWith(shirt.variants[0])
  },
}

/** `?variant=5`: the URL says what is chosen. */
export const LinkedVariant: Story = {
  args: { variantId: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Đỏ sơn/ })).toBeChecked()
    await expect(canvas.getByText('399.000VND')).toBeVisible()
  },
}

export const SoldOut: Story = { args: { product: soldOut } }

export const WithoutOptions: Story = { args: { product: oneForAll } }

export const WithoutPictures: Story = { args: { product: { ...shirt, image: null, images: [] } } }

export const LongNameOnAPhone: Story = {
  args: { product: { ...shirt, name: longName } },
  globals: { viewport: { value: 'phone' } },
}

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } }
