import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchCategories } from '@/features/catalogue/search/SearchCategories'
import type { Guide } from '../../../../.storybook/docs/guide'

const names = ['Áo', 'Đầm', 'Chân váy', 'Quần', 'Áo dài', 'Áo khoác', 'Đồ bộ', 'Phụ kiện']

const guide: Guide = {
  use: ['Below the empty search box.'],
}

const meta = {
  component: SearchCategories,
  parameters: { guide },
  args: {
    categories: names.map((name, index) => ({ name, href: `/category/muc-${index}` })),
    onNavigate: fn(),
  },
} satisfies Meta<typeof SearchCategories>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Đầm' }))
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

/** One row that scrolls. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The site's menu is not there: the room is kept. */
export const Empty: Story = { args: { categories: [] } }
