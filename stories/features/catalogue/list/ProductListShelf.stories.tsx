import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductListShelf } from '@/features/catalogue/list/ProductListShelf'

const meta = {
  component: ProductListShelf,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductListShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    const all = canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })
    await expect(all).toHaveAttribute('href', '/products')
  },
}

export const Loading: Story = {
  tags: ['§9.12c'],
  parameters: { scenario: ['productList.timeout'] },
}

export const Failed: Story = {
  parameters: { scenario: ['productList.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
