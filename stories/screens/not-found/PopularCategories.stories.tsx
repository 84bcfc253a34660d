import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PopularCategories } from '@/screens/not-found/PopularCategories'

const meta = {
  component: PopularCategories,
  args: {
    categories: [
      { name: 'Đầm', href: '/category/dresses' },
      { name: 'Áo dài', href: '/category/ao-dai' },
    ],
  },
} satisfies Meta<typeof PopularCategories>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Đầm' })
    await expect(way).toHaveAttribute('href', '/category/dresses')
  },
}
