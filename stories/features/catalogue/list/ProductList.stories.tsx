import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListHeading } from '@/features/catalogue/list/ListHeading'
import { ProductList } from '@/features/catalogue/list/ProductList'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The whole list with filter, order and pages.'],
}

const meta = {
  component: ProductList,
  parameters: { guide },
  args: {
    slug: null,
    search: {},
    onSearchChange: fn(),
    heading: (data) => <ListHeading title="Tất cả sản phẩm" category={data?.category} />,
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

export const LastPage: Story = { args: { search: { page: 5 } } }

/** Diacritics need not be typed. */
export const Search: Story = {
  args: { search: { q: 'ao dai' }, heading: () => <h1>Kết quả</h1> },
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('link', { name: /áo dài/i })
    await expect(names.length).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: { scenario: ['productList.timeout'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Đang tải…')).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('section ul > li')).toHaveLength(8)
  },
}

export const Empty: Story = {
  parameters: { scenario: ['catalogue.empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có sản phẩm nào trong danh mục này')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toBeVisible()
  },
}

/** The server's words, and a second try that works. */
export const FailedOnce: Story = {
  parameters: { scenario: ['productList.serverError*1'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
  },
}

export const Failed: Story = { parameters: { scenario: ['productList.serverError'] } }

export const Offline: Story = {
  parameters: { scenario: ['offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể kết nối đến server')).toBeVisible()
  },
}

export const CategoryNotFound: Story = {
  args: { slug: 'khong-co' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy danh mục')).toBeVisible()
  },
}
