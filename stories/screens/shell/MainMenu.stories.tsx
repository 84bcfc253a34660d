import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MainMenu } from '@/screens/shell/MainMenu'
import { menu } from '../../support/site'

const meta = {
  component: MainMenu,
  args: { items: menu },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MainMenu>

export default meta
type Story = StoryObj<typeof meta>

/** First level only, without hidden items; another site is an ordinary link. */
export const Filled: Story = {
  tags: ['§2.3.2'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Áo', 'Đầm', 'Chân váy', 'Quần', 'Áo dài', 'Nhật ký'])
  },
}

export const OnItsPage: Story = {
  parameters: { path: '/category/muc-2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đầm')
  },
}

export const Empty: Story = { args: { items: [] } }

/** Hidden here: the side menu replaces it. */
export const HiddenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
