import preview from '#.storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cartUnitCountAtom } from '@/features/cart/state'
import { ProductScreen } from '@/screens/product/ProductScreen'
import { specials } from '~mocks/seed/catalogue/specials'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: ProductScreen,
  args: { slug: specials.priceRange, variantId: undefined },
  parameters: { layout: 'fullscreen', path: `/products/${specials.priceRange}` },
  decorators: [withToaster],
})

export const InStock = meta.story({})

/** A product without variants can't be bought. A click on the button shows what is missing (Product §5). */
export const NothingChosen = meta.story({
  tags: ['§5.6.1', '§5.6.2', '§8.7.1'],
  parameters: { scenario: ['product.bare'] },
  globals: { locale: 'en' },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('Not on sale yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    const warnings = await canvas.findAllByText('Please select color and size!')
    await expect(warnings.length).toBeGreaterThan(0)
    await expect(loaded.world.store.get(cartUnitCountAtom)).toBe(0)
  },
})

export const OnSale = meta.story({ args: { slug: specials.onSale } })

export const SoldOut = meta.story({
  tags: ['§5.6.2'],
  args: { slug: specials.soldOut },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Báo tôi khi có hàng' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Mua ngay' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Thêm vào giỏ hàng' })).toBeNull()
  },
})

/**
 * The window shows the size chart of this garment, and the page stays below the window. When the window
 * closes, the focus returns to the button that opened it.
 */
export const SizeGuide = meta.story({
  tags: ['§2.6.9'],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Hướng dẫn chọn size' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Hướng dẫn chọn size' })
    await expect(within(drawer).getByRole('table')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** The product does not exist. The page shows products with a similar name, and the categories. */
export const NotFound = meta.story({
  args: { slug: 'dam-chu-a-da-het' },
  parameters: {
    shows: ['Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.', ['link', { name: /^Đầm chữ A/ }]],
  },
})
