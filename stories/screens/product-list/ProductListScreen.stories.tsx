import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

const meta = preview.meta({
  component: ProductListScreen,
  args: { slug: null, search: {} },
  parameters: { layout: 'fullscreen', path: '/products' },
})

export const Category = meta.story({
  args: { slug: 'dresses' },
  parameters: { path: '/category/dresses' },
})

/** The category's name comes from the menu. The error stands below the name. */
export const Failed = meta.story({
  tags: ['§2.7.1'],
  args: { slug: 'dresses' },
  parameters: {
    path: '/category/dresses',
    scenario: ['productsByCategory.500'],
    shows: [['heading', { level: 1, name: 'Đầm' }]],
  },
})

/** A category of the lowest level also shows its sibling categories. */
export const BottomCategory = meta.story({
  args: { slug: 'dam-maxi' },
  parameters: { path: '/category/dam-maxi' },
})

export const CategoryNotFound = meta.story({
  args: { slug: 'khong-co' },
  parameters: { path: '/category/khong-co' },
})

/** In a shop without products, the message names no category. */
export const Empty = meta.story({
  tags: ['§8.6.8'],
  parameters: {
    scenario: ['catalogue.empty'],
    shows: ['Cửa hàng chưa có sản phẩm nào', ['link', { name: 'Về trang chủ' }]],
  },
})

/** The chosen filters stand above the list. Colours are chosen by their families. */
export const Filtered = meta.story({
  args: { search: { color: 'red,pink', price_max: 800_000, in_stock: true } },
})

/**
 * No product fits the filters. One click removes the filter that emptied the list, and another click removes
 * all filters.
 */
export const EmptiedByFilters = meta.story({
  args: { search: { color: 'red', size: '26' } },
})

/** A colour that would leave no product is disabled. */
export const ColoursOffered = meta.story({
  args: { search: { size: '26' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Màu sắc' }))
    const colours = await screen.findByRole('dialog', { name: 'Màu sắc' })
    await expect(colours).toBeVisible()
    await expect(await screen.findByRole('checkbox', { name: /^Đỏ 0$/ })).toBeDisabled()
  },
})

/** The shopper sets the price by typing, or with the two ends of the scale. */
export const PriceOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giá' }))
    await expect((await screen.findAllByRole('slider'))[0]).toBeInTheDocument()
  },
})

/** In a narrow window, a sheet has all filters. */
export const FilterSheet = meta.story({
  args: { search: { color: 'red' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lọc' }))
    await expect(await screen.findByRole('button', { name: /^Xem \d+ sản phẩm$/ })).toBeVisible()
  },
})

/** The search finds nothing, even without the filter. The page names the search, and suggests what to try. */
export const NothingFound = meta.story({
  tags: ['§2.7.5b'],
  args: { slug: null, search: { q: 'zzzz', size: 'M' } },
  parameters: {
    path: '/products?q=zzzz&size=M',
    shows: ['Không tìm thấy sản phẩm nào cho “zzzz”'],
  },
})
