import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'
import { shirt } from '../../../support/products'

const meta = preview.meta({
  component: ProductView,
  args: {
    product: shirt,
    variantId: undefined,
    onVariant: fn(),
    onAdd: fn(),
    onBuyNow: fn(),
    above: <Breadcrumbs items={productTrail('Trang chủ', shirt)} />,
  },
})

/** Available, clashing and sold-out options side by side. */
export const Opened = meta.story()

/** `?variant=5`: the URL chooses the variant, which is on sale. */
export const LinkedVariant = meta.story({
  parameters: { shows: ['399.000VND'] },
  args: { variantId: 5 },
})

/** The range of delivery days for all places, until a place is chosen. */
export const DeliveryDay = meta.story({
  tags: ['§9.16c'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Giao hàng từ Thứ/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nơi nhận hàng' }), 'Hà Nội')
    await expect(canvas.getByText(/^Giao đến Hà Nội chậm nhất Thứ/)).toBeVisible()
  },
})
