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

/** A category of the last level shows with its siblings. */
export const BottomCategory = meta.story({
  args: { slug: 'dam-maxi' },
  parameters: { path: '/category/dam-maxi' },
})

export const Empty = meta.story({
  tags: ['§8.6.9a'],
  parameters: {
    scenario: ['catalogue.empty'],
    shows: ['Không có sản phẩm nào trong danh mục này', ['link', { name: 'Xem tất cả sản phẩm' }]],
  },
})

/** The set filters stand above the list, colours by their families. */
export const Filtered = meta.story({
  args: { search: { color: 'red,pink', price_max: 800_000, in_stock: true } },
})

/** One click takes back the filter that emptied the list, another one all filters. */
export const EmptiedByFilters = meta.story({
  args: { search: { color: 'red', size: '26' } },
})

/** A choice that would leave no product is disabled. */
export const ColoursOffered = meta.story({
  args: { search: { size: '26' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Màu sắc' }))
    const colours = await screen.findByRole('dialog', { name: 'Màu sắc' })
    await expect(colours).toBeVisible()
    await expect(await screen.findByRole('checkbox', { name: /^Đỏ 0$/ })).toBeDisabled()
  },
})

/** By typing, or by the ends of the scale. */
export const PriceOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giá' }))
    await expect((await screen.findAllByRole('slider'))[0]).toBeInTheDocument()
  },
})

/** All filters of a narrow window. */
export const FilterSheet = meta.story({
  args: { search: { color: 'red' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lọc' }))
    await expect(await screen.findByRole('button', { name: /^Xem \d+ sản phẩm$/ })).toBeVisible()
  },
})

/** Suggests what to try instead. */
export const NothingFound = meta.story({
  args: { search: { q: 'zzzz' } },
  parameters: { path: '/products?q=xe%20đạp', shows: ['Không tìm thấy sản phẩm nào cho “zzzz”'] },
})
