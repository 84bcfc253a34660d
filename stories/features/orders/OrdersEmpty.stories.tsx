import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrdersEmpty } from '@/features/orders/OrdersEmpty'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In place of orders: none yet, or a page beyond the last.'],
}

const meta = {
  component: OrdersEmpty,
  parameters: { guide },
  args: {
    tab: 'processing',
    pagination: { current_page: 1, last_page: 1, per_page: 12, total: 0 },
  },
} satisfies Meta<typeof OrdersEmpty>

export default meta
type Story = StoryObj<typeof meta>

/** With a link to the products (Product §2). */
export const None: Story = {
  play: async ({ canvas }) => {
    const shopNow = canvas.getByRole('link', { name: 'Mua sắm ngay' })
    await expect(shopNow).toHaveAttribute('href', '/products')
  },
}

export const PastTheEnd: Story = {
  args: { pagination: { current_page: 99, last_page: 2, per_page: 12, total: 15 } },
  parameters: { path: '/account/orders?tab=completed&page=99' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Về trang đầu' })
    await expect(first).toHaveAttribute('href', '/account/orders?tab=completed')
  },
}
