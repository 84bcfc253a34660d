import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductListEmpty } from '@/features/catalogue/list/ProductListEmpty'
import type { Guide } from '../../../../.storybook/docs/guide'

const none = { current_page: 1, last_page: 1, per_page: 12, total: 0 }

const guide: Guide = {
  use: ['In place of cards: each reason has its own words and its own way on.'],
}

const meta = {
  component: ProductListEmpty,
  parameters: { guide },
  args: { search: {}, pagination: none },
} satisfies Meta<typeof ProductListEmpty>

export default meta
type Story = StoryObj<typeof meta>

/** Product §8, word for word. */
export const Category: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có sản phẩm nào trong danh mục này')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toBeVisible()
  },
}

export const CategoryEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found in this category')).toBeVisible()
  },
}

/** The filter is what empties it. */
export const Narrowed: Story = {
  args: { search: { category: 'khong-co', sort: 'low-to-high' } },
  parameters: { path: '/category/dresses?category=khong-co&sort=low-to-high&page=2' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bỏ lọc danh mục' })
    await expect(link).toHaveAttribute('href', '/category/dresses?sort=low-to-high')
  },
}

export const PastTheEnd: Story = {
  args: { search: { page: 9 }, pagination: { ...none, current_page: 9, last_page: 4, total: 40 } },
  parameters: { path: '/category/dresses?page=9&sort=low-to-high' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Về trang đầu' })
    await expect(link).toHaveAttribute('href', '/category/dresses?sort=low-to-high')
  },
}

export const Search: Story = { args: { search: { q: 'xe đạp' } } }
