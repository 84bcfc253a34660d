import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { longName, shirt } from '../../../support/products'

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

const phone = { viewport: { value: 'phone' } }

/** Available, clashing and sold-out options side by side. */
export const Opened = meta.story()

/** `?variant=5`: the URL says what is chosen; it is on sale. */
export const LinkedVariant = meta.story({
  parameters: { shows: ['399.000VND'] },
  args: { variantId: 5 },
})

/** No variant at all: the product's price range stands; the buttons look disabled. */
export const WithoutVariant = meta.story({
  args: { product: { ...shirt, variants: [], max_price: 559_000 } },
})

/** Nor a description, nor a size chart: a plain text says so. */
export const WithoutPicturesAndTexts = meta.story({
  args: { product: { ...shirt, image: null, images: [], description: null, size_chart: null } },
})

/** Between which days anywhere, until a place is chosen. */
export const DeliveryDay = meta.story({
  tags: ['§9.16c'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Giao hàng từ Thứ/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nơi nhận hàng' }), 'Hà Nội')
    await expect(canvas.getByText(/^Giao đến Hà Nội chậm nhất Thứ/)).toBeVisible()
  },
})

export const LongNameOnAPhone = meta.story({
  args: { product: { ...shirt, name: longName } },
  globals: phone,
})
