import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListToolbar } from '@/features/catalogue/list/ListToolbar'
import type { Guide } from '../../../../.storybook/docs/guide'

const pagination = { current_page: 1, last_page: 4, per_page: 12, total: 48 }

const guide: Guide = {
  use: ['Above the cards: how many products, and their order.'],
  reader: 'The number is a status: read when the list changed.',
}

const meta = {
  component: ListToolbar,
  parameters: { guide },
  args: { pagination, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof ListToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** Another order starts at page 1 and keeps the rest (Product §4). */
export const ChoosingAnOrder: Story = {
  args: { search: { page: 4, q: 'lụa' } },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: 'Sắp xếp' })
    await userEvent.selectOptions(order, 'Giá cao đến thấp')
    await expect(args.onSearchChange).toHaveBeenCalledWith({ q: 'lụa', sort: 'high-to-low' })
  },
}

export const Default: Story = {}

/** Screen readers hear count, page and sort order together. */
export const Sorted: Story = {
  args: { pagination: { ...pagination, current_page: 2 }, search: { sort: 'low-to-high' } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status')
    await expect(said).toHaveTextContent('48 sản phẩm, Trang 2, Giá thấp đến cao')
  },
}

export const CountUnknown: Story = { args: { pagination: undefined } }

export const None: Story = { args: { pagination: { ...pagination, last_page: 1, total: 0 } } }

export const OnAPhone: Story = {
  args: { pagination: { ...pagination, total: 10_000 }, search: { sort: 'low-to-high' } },
  globals: { viewport: { value: 'phone' } },
}
