import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductListScreen } from '@/screens/product-list/ProductListScreen'

const meta = {
  component: ProductListScreen,
  args: { slug: 'dresses', search: {} },
  parameters: { layout: 'fullscreen', path: '/category/dresses' },
} satisfies Meta<typeof ProductListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
}

/** A host that does not name the list's category: its name comes from the menu. */
export const CategoryNotNamed: Story = {
  parameters: { scenario: ['drift.minimal'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Đầm' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const AllProducts: Story = { args: { slug: null }, parameters: { path: '/products' } }

export const Loading: Story = { parameters: { scenario: ['productsByCategory.timeout'] } }

export const NotFoundOnAPhone: Story = {
  args: { slug: 'nowhere' },
  parameters: { path: '/category/nowhere' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
