import preview from '#.storybook/preview'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { productTrail } from '@/features/catalogue/category-crumbs'
import { ProductView } from '@/features/catalogue/product/ProductView'
import { IconButton } from '@/ui/actions/IconButton'
import { HeartIcon } from '@/ui/icons'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { colourOnly, longName, oneForAll, shirt, sizeOnly } from '../../../support/products'
import { withToaster } from '../../../support/with-toaster'

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

/** A link may lead to a variant that is gone by now. */
export const LinkedSoldOut = meta.story({
  tags: ['§5.6.2', '§9.16c'],
  args: { variantId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toBeDisabled()
    await expect(await canvas.findByText('Chi tiết sản phẩm')).toBeVisible()
    await expect(canvas.queryByText(/^Giao /)).not.toBeInTheDocument()
  },
})

export const FewLeft = meta.story({ args: { variantId: 2 } })

/** No variant at all: the product's price range stands; the buttons look disabled. */
export const WithoutVariant = meta.story({
  args: { product: { ...shirt, variants: [], max_price: 559_000 } },
})

export const ColourOnly = meta.story({ args: { product: colourOnly } })

export const SizeOnly = meta.story({ args: { product: sizeOnly } })

export const WithoutOptions = meta.story({ args: { product: oneForAll } })

/** Nor a description, nor a size chart: a plain text says so. */
export const WithoutPicturesAndTexts = meta.story({
  args: { product: { ...shirt, image: null, images: [], description: null, size_chart: null } },
})

/** The heart is beside the share button. */
export const WithAHeart = meta.story({
  args: {
    wishlist: (
      <IconButton label="Yêu thích">
        <HeartIcon />
      </IconButton>
    ),
  },
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

/** The browser does not let the address into the clipboard. */
export const NotShared = meta.story({
  decorators: [withToaster],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ' }))
    const problem = await screen.findAllByText('Không thể sao chép liên kết')
    await expect(problem.length).toBeGreaterThan(0)
  },
})
