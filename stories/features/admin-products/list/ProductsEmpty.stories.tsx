import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ProductsEmpty } from '@/features/admin-products/list/ProductsEmpty'

const meta = preview.meta({
  component: ProductsEmpty,
  args: {
    search: {},
    pagination: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    onSearch: fn(),
  },
})

export const NothingYet = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Thêm sản phẩm' })
    await expect(link).toHaveAttribute('href', '/admin/products/create')
  },
})

export const NoMatch = meta.story({
  args: { search: { q: 'zzz', featured: false, sort: 'name', page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name' })
  },
})

export const PastTheEnd = meta.story({
  args: {
    search: { q: 'áo', page: 9 },
    pagination: { current_page: 9, last_page: 2, per_page: 20, total: 30 },
  },
  parameters: { shows: [['link', { name: 'Về trang đầu' }]] },
})
