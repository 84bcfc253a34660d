import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductListHelp } from '@/features/catalogue/list/ProductListHelp'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below an empty search: what to try instead.'],
}

const meta = {
  component: ProductListHelp,
  args: { q: 'xe đạp', filtered: false },
  parameters: { guide, path: '/products?q=xe%20đạp' },
} satisfies Meta<typeof ProductListHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không tìm thấy sản phẩm nào cho “xe đạp”')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Đầm' })).toBeVisible()
    const clear = canvas.getByRole('link', { name: 'Xóa tìm kiếm' })
    await expect(clear).toHaveAttribute('href', '/products')
  },
}

/** Perhaps it is in another category. */
export const Filtered: Story = {
  args: { filtered: true },
  parameters: { path: '/products?q=lua&category=pants&page=2' },
  play: async ({ canvas }) => {
    const wider = canvas.getByRole('link', { name: 'Tìm trong tất cả danh mục' })
    await expect(wider).toHaveAttribute('href', '/products?q=lua')
  },
}

/** The categories are a help, not a must. */
export const WithoutCategories: Story = { parameters: { scenario: ['categoryList.500'] } }

export const LongText: Story = {
  args: { q: 'ầ'.repeat(255) },
  globals: { viewport: { value: 'phone' } },
}
