import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductList } from '@/features/catalogue/list/ProductList'

const meta = {
  component: ProductList,
  args: {
    slug: null,
    search: {},
    onSearchChange: fn(),
    heading: () => <h1>Tất cả sản phẩm</h1>,
  },
} satisfies Meta<typeof ProductList>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByText(/^\d+ sản phẩm$/)).toBeVisible()
  },
}

const phone = { viewport: { value: 'phone' } }

/** A category of the last level shows with its siblings. */
export const BottomCategory: Story = {
  args: { slug: 'dam-maxi' },
  parameters: { path: '/category/dam-maxi' },
}

/** The strip scrolls to its current category. */
export const LastCategoryOnAPhone: Story = {
  args: { slug: 'dresses', search: { category: 'dam-du-tiec' } },
  globals: phone,
}

/** The list does without the strip; its room stays, so that nothing jumps. */
export const WithoutCategories: Story = {
  parameters: { scenario: ['categoryList.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  tags: ['§2.7.1', '§4.3.1', '§4.3.2'],
  parameters: { scenario: ['productList.timeout'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Đang tải…')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('section ul > li')).toHaveLength(8)
  },
}

export const Empty: Story = {
  tags: ['§8.6.9a'],
  parameters: { scenario: ['catalogue.empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có sản phẩm nào trong danh mục này')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toBeVisible()
  },
}

/** The server's words. */
export const Failed: Story = {
  tags: ['§8.6.7a'],
  parameters: { scenario: ['productList.serverError'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể kết nối đến server')).toBeVisible()
  },
}

export const CategoryNotFound: Story = {
  tags: ['§8.6.5'],
  args: { slug: 'khong-co' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy danh mục')).toBeVisible()
  },
}

/** Screen readers hear count, page and sort order together. */
export const Sorted: Story = {
  args: { search: { page: 2, sort: 'low-to-high' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    const [status] = canvas.getAllByRole('status')
    await expect(status).toHaveTextContent(/\d+ sản phẩm, Trang 2, Giá thấp đến cao/)
  },
}

/** The filter is what empties it. */
export const EmptiedByFilter: Story = {
  args: { slug: 'dresses', search: { category: 'pants', sort: 'low-to-high' } },
  parameters: { path: '/category/dresses?category=pants&sort=low-to-high&page=2' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Bỏ lọc danh mục' })
    await expect(link).toHaveAttribute('href', '/category/dresses?sort=low-to-high')
  },
}

export const PastTheEnd: Story = {
  args: { slug: 'dresses', search: { page: 99 } },
  parameters: { path: '/category/dresses?page=99&sort=low-to-high' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Về trang đầu' })
    await expect(link).toHaveAttribute('href', '/category/dresses?sort=low-to-high')
  },
}

/** What to try instead. */
export const NothingFound: Story = {
  args: { search: { q: 'xe đạp' } },
  parameters: { path: '/products?q=xe%20đạp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy sản phẩm nào cho “xe đạp”')).toBeVisible()
    const clear = canvas.getByRole('link', { name: 'Xóa tìm kiếm' })
    await expect(clear).toHaveAttribute('href', '/products')
  },
}

/** Perhaps it is in another category. */
export const NothingFoundInCategory: Story = {
  args: { search: { q: 'xe đạp', category: 'pants' } },
  parameters: { path: '/products?q=lua&category=pants&page=2' },
  play: async ({ canvas }) => {
    const wider = await canvas.findByRole('link', { name: 'Tìm trong tất cả danh mục' })
    await expect(wider).toHaveAttribute('href', '/products?q=lua')
  },
}

/** The categories are a help, not a must. */
export const NothingFoundWithoutCategories: Story = {
  args: { search: { q: 'ầ'.repeat(99) } },
  parameters: { scenario: ['categoryList.500'] },
  globals: { viewport: { value: 'phone' } },
}
