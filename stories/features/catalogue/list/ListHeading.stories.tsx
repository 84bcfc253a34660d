import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ProductListData } from '@/api/generated/model'
import { ListHeading } from '@/features/catalogue/list/ListHeading'
import { longName } from '../../../support/products'

const data: ProductListData = {
  products: [],
  pagination: { current_page: 1, last_page: 1, per_page: 12, total: 0 },
  category: {
    id: 12,
    name: 'Áo sơ mi',
    slug: 'ao-so-mi',
    parent: { id: 1, name: 'Áo', slug: 'shirts' },
  },
}

const meta = {
  component: ListHeading,
  args: { slug: 'ao-so-mi', data, q: undefined, failed: false },
} satisfies Meta<typeof ListHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Áo sơ mi' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Áo' })).toHaveAttribute(
      'href',
      '/category/shirts',
    )
  },
}

export const TopCategory: Story = {
  args: { data: { ...data, category: { id: 1, name: 'Áo', slug: 'shirts', parent: null } } },
}

export const AllProducts: Story = { args: { slug: null, data: { ...data, category: null } } }

export const Search: Story = { args: { slug: null, data: undefined, q: 'áo dài' } }

export const LongSearch: Story = {
  args: { slug: null, data: undefined, q: longName },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { data: undefined } }

/** The category's name failed to load: a general heading shows. */
export const Failed: Story = { args: { data: undefined, failed: true } }
