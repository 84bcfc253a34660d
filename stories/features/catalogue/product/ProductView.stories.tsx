import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { productBreadcrumbs } from '@/features/catalogue/category-crumbs'
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
    above: <Breadcrumbs items={productBreadcrumbs('Trang chủ', shirt)} />,
  },
})

/**
 * The options of the product in every state side by side: available, unavailable in this combination, and
 * sold out.
 */
export const Opened = meta.story()

/** The URL has `?variant=5`, so this variant is chosen. It is on sale. */
export const LinkedVariant = meta.story({
  parameters: { shows: ['399.000VND'] },
  args: { variantId: 5 },
})

/** Until the shopper chooses a place, the page shows the delivery days for all places. */
export const DeliveryDay = meta.story({
  tags: ['§9.16c'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Giao hàng từ Thứ/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nơi nhận hàng' }), 'Hà Nội')
    await expect(canvas.getByText(/^Giao đến Hà Nội chậm nhất Thứ/)).toBeVisible()
  },
})
