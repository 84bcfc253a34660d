import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ProductList } from '@/features/catalogue/list/ProductList'

const meta = preview.meta({
  component: ProductList,
  args: {
    slug: null,
    search: {},
    onSearchChange: fn(),
    heading: () => <h1>Tất cả sản phẩm</h1>,
  },
})

export const Loaded = meta.story({})

const phone = { viewport: { value: 'phone' } }

/** A category of the last level shows with its siblings. */
export const BottomCategory = meta.story({
  args: { slug: 'dam-maxi' },
  parameters: { path: '/category/dam-maxi' },
})

/** The strip scrolls to its current category. */
export const LastCategoryOnAPhone = meta.story({
  args: { slug: 'dresses', search: { category: 'dam-du-tiec' } },
  globals: phone,
})

/** The list does without the strip; its room stays, so that nothing jumps. */
export const WithoutCategories = meta.story({
  parameters: { scenario: ['categoryList.500'] },
})

export const Loading = meta.story({
  tags: ['§2.7.1', '§4.3.1', '§4.3.2'],
  parameters: { scenario: ['productList.timeout'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Đang tải…')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('section ul > li')).toHaveLength(8)
  },
})

export const Empty = meta.story({
  tags: ['§8.6.9a'],
  parameters: {
    scenario: ['catalogue.empty'],
    shows: ['Không có sản phẩm nào trong danh mục này', ['link', { name: 'Xem tất cả sản phẩm' }]],
  },
})

/** The server's words. */
export const Failed = meta.story({
  tags: ['§8.6.7a'],
  parameters: { scenario: ['productList.serverError'], shows: [['button', { name: 'Thử lại' }]] },
})

export const Offline = meta.story({
  parameters: { scenario: ['offline'], shows: ['Không thể kết nối đến server'] },
})

export const CategoryNotFound = meta.story({
  tags: ['§8.6.5'],
  args: { slug: 'khong-co' },
  parameters: { shows: ['Không tìm thấy danh mục'] },
})

/** Screen readers hear count, page and sort order together. */
export const Sorted = meta.story({
  args: { search: { page: 2, sort: 'low-to-high' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const [status] = canvas.getAllByRole('status')
    await expect(status).toHaveTextContent(/\d+ sản phẩm, Trang 2, Giá thấp đến cao/)
  },
})

/** The filter is what empties it. */
export const EmptiedByFilter = meta.story({
  args: { slug: 'dresses', search: { category: 'pants', sort: 'low-to-high' } },
  parameters: {
    path: '/category/dresses?category=pants&sort=low-to-high&page=2',
    shows: [['link', { name: 'Bỏ lọc danh mục' }]],
  },
})

/** What is set stands above the list; colours by their families. */
export const Filtered = meta.story({
  tags: ['§2.7.4b', '§2.7.5b'],
  args: { search: { color: 'red,pink', price_max: 800_000, in_stock: true } },
  play: async ({ args, canvas, userEvent }) => {
    const chips = await canvas.findAllByRole('button', { name: /^Bỏ lọc/ })
    await expect(chips.map((chip) => chip.textContent)).toEqual([
      'Đỏ',
      'Hồng',
      'Đến 800.000VND',
      'Còn hàng',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc Đỏ' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      { color: 'pink', price_max: 800_000, in_stock: true },
      { replace: true },
    )
    await expect(chips[1]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({}, { replace: true })
  },
})

/** One press takes back what emptied the list, another one everything. */
export const EmptiedByFilters = meta.story({
  tags: ['§2.7.5c'],
  args: { search: { color: 'red', size: '26' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Không có sản phẩm nào với “Size 26”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ “Size 26”' }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ color: 'red' }, { replace: true })
  },
})

/** What another choice would leave nothing of can't be chosen. */
export const ColoursOffered = meta.story({
  tags: ['§2.7.4a'],
  args: { search: { size: '26' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Màu sắc' }))
    const colours = await screen.findByRole('dialog', { name: 'Màu sắc' })
    await expect(colours).toBeVisible()
    await expect(await screen.findByRole('checkbox', { name: /^Đỏ 0$/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Đen \d+$/ }))
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      { size: '26', color: 'black' },
      { replace: true },
    )
  },
})

/** Typed, or by the ends of the scale. */
export const PriceOffered = meta.story({
  tags: ['§2.7.4d'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giá' }))
    const [low] = await screen.findAllByRole('slider', { name: 'Từ (VND)' })
    low?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      { price_min: 400_000 },
      { replace: true },
    )
    const typed = screen.getByRole('textbox', { name: 'Đến (VND)' })
    await userEvent.type(typed, 'xyz{Enter}')
    await expect(typed).toHaveAccessibleDescription('Nhập số tiền, ví dụ 200k')
    await userEvent.clear(typed)
    await userEvent.type(typed, '600k{Enter}')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      { price_min: 400_000, price_max: 600_000 },
      { replace: true },
    )
  },
})

/** All filters of a narrow window; the number of products is said in the sheet, and by nothing behind it. */
export const FilterSheet = meta.story({
  tags: ['§2.7.6a', '§2.7.6b'],
  args: { search: { color: 'red' } },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lọc' }))
    const show = await screen.findByRole('button', { name: /^Xem \d+ sản phẩm$/ })
    const statuses = () => screen.getAllByRole('status', { hidden: true })
    await waitFor(() => expect(statuses().filter((status) => status.textContent)).toHaveLength(1))
    await userEvent.click(show)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** A host that does not say what there is. */
export const WithoutFilters = meta.story({
  tags: ['§2.7.4e'],
  parameters: { scenario: ['catalogue.noFacets'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvas.queryByRole('button', { name: 'Màu sắc' })).not.toBeInTheDocument()
  },
})

export const PastTheEnd = meta.story({
  args: { slug: 'dresses', search: { page: 99 } },
  parameters: {
    path: '/category/dresses?page=99&sort=low-to-high',
    shows: [['link', { name: 'Về trang đầu' }]],
  },
})

/** What to try instead. */
export const NothingFound = meta.story({
  args: { search: { q: 'zzzz' } },
  parameters: { path: '/products?q=xe%20đạp', shows: ['Không tìm thấy sản phẩm nào cho “zzzz”'] },
})

/** Perhaps it is in another category. */
export const NothingFoundInCategory = meta.story({
  args: { search: { q: 'zzzz', category: 'pants' } },
  parameters: {
    path: '/products?q=lua&category=pants&page=2',
    shows: [['link', { name: 'Tìm trong tất cả danh mục' }]],
  },
})

/** The categories are a help, not a must. */
export const NothingFoundWithoutCategories = meta.story({
  args: { search: { q: 'ầ'.repeat(99) } },
  parameters: { scenario: ['categoryList.500'] },
  globals: { viewport: { value: 'phone' } },
})
