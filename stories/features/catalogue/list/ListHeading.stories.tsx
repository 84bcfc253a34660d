import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListHeading } from '@/features/catalogue/list/ListHeading'
import { longName } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const parent = { id: 1, name: 'Áo', slug: 'shirts' }

const guide: Guide = {
  use: ['Crumbs and title of a list.'],
}

const meta = {
  component: ListHeading,
  parameters: { guide },
  args: { title: 'Áo sơ mi', category: { id: 12, name: 'Áo sơ mi', slug: 'ao-so-mi', parent } },
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

export const TopCategory: Story = { args: { title: 'Áo', category: { ...parent, parent: null } } }

export const Search: Story = { args: { title: 'Kết quả cho “áo dài”', category: null } }

export const LongSearch: Story = {
  args: { title: `Kết quả cho “${longName}”`, category: null },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { args: { title: undefined, category: undefined } }
