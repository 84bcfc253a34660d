import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CategoryStrip } from '@/features/catalogue/list/CategoryStrip'
import type { Guide } from '../../../../.storybook/docs/guide'

const dresses = { id: 2, name: 'Đầm', slug: 'dresses', parent: null }

const guide: Guide = {
  use: ['Above a list; its height is reserved before the categories are there.'],
}

const meta = {
  component: CategoryStrip,
  args: { slug: 'dresses', category: dresses, filter: undefined, failed: false },
  parameters: { guide, path: '/category/dresses?sort=low-to-high&page=2' },
} satisfies Meta<typeof CategoryStrip>

export default meta
type Story = StoryObj<typeof meta>

/** A top category is narrowed to its children; the order stays, the page does not (Product §4). */
export const TopCategory: Story = {
  play: async ({ canvas }) => {
    const child = await canvas.findByRole('link', { name: 'Đầm maxi' })
    await expect(child).toHaveAttribute(
      'href',
      '/category/dresses?sort=low-to-high&category=dam-maxi',
    )
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tất cả')
  },
}

export const Narrowed: Story = {
  args: { filter: 'dam-maxi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent('Đầm maxi')
  },
}

/** A category of the last level shows with its siblings. */
export const BottomCategory: Story = {
  args: {
    slug: 'dam-maxi',
    category: { id: 23, name: 'Đầm maxi', slug: 'dam-maxi', parent: dresses },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent('Đầm maxi')
    const all = canvas.getByRole('link', { name: 'Tất cả' })
    await expect(all).toHaveAttribute('href', '/category/dresses')
  },
}

export const AllProducts: Story = {
  args: { slug: null, category: null },
  parameters: { path: '/products?q=lua' },
  play: async ({ canvas }) => {
    const top = await canvas.findByRole('link', { name: 'Chân váy' })
    await expect(top).toHaveAttribute('href', '/products?q=lua&category=skirts')
  },
}

export const Loading: Story = { parameters: { scenario: ['categoryList.timeout'] } }

/** Until the list says whose child it is. */
export const CategoryUnknown: Story = { args: { category: undefined } }

/** The list does without; the room stays, so that nothing jumps. */
export const Failed: Story = {
  parameters: { scenario: ['categoryList.500'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** One step is 180 px (Product §9); at the start there is no back button. */
export const Stepping: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('list')
    await expect(canvas.queryByRole('button', { name: 'Danh mục trước' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục tiếp theo' }))
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(180, 0))
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục trước' }))
    await waitFor(() => expect(row.scrollLeft).toBe(0))
  },
}

/** The current one is in sight from the start. */
export const LastIsCurrent: Story = {
  ...Phone,
  args: { filter: 'dam-du-tiec' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list')
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100))
  },
}
