import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrdersEmpty } from '@/features/admin-orders/list/OrdersEmpty'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In place of rows: each reason has its own words and its own way on.'],
}

const meta = {
  component: OrdersEmpty,
  parameters: { guide },
  args: {
    search: {},
    pagination: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    onSearch: fn(),
  },
} satisfies Meta<typeof OrdersEmpty>

export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {}

export const NothingInATab: Story = { args: { search: { status: 'shipped' } } }

export const EverybodyCalled: Story = {
  args: { search: { status: 'pending', payment_method: 'cod' } },
}

export const NoMatch: Story = {
  args: { search: { q: 'zzz', status: 'shipped' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ status: 'shipped' })
  },
}

export const PastTheEnd: Story = {
  args: { pagination: { current_page: 9, last_page: 3, per_page: 20, total: 60 } },
}
