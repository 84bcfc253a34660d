import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListToolbar } from '@/features/catalogue/ListToolbar'

const meta = {
  component: ListToolbar,
  args: { total: 48, place: {}, onPlace: fn() },
} satisfies Meta<typeof ListToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** Another order starts at page 1 and keeps the rest (spec §4). */
export const ChoosingAnOrder: Story = {
  args: { place: { page: 4, q: 'lụa' } },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('combobox', { name: 'Sắp xếp' })
    await userEvent.selectOptions(order, 'Giá cao đến thấp')
    await expect(args.onPlace).toHaveBeenCalledWith({ q: 'lụa', sort: 'high-to-low' })
  },
}

export const Default: Story = {}

export const Sorted: Story = { args: { place: { sort: 'low-to-high' } } }

export const CountUnknown: Story = { args: { total: undefined } }

export const None: Story = { args: { total: 0 } }

export const English: Story = { args: { total: 1 }, globals: { locale: 'en' } }

export const OnAPhone: Story = {
  args: { total: 10_000, place: { sort: 'low-to-high' } },
  globals: { viewport: { value: 'phone' } },
}
