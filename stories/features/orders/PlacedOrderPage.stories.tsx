import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlacedOrderPage } from '@/features/orders/PlacedOrderPage'
import { item, longItem, order } from './order-world'

const meta = {
  component: PlacedOrderPage,
  args: { order },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlacedOrderPage>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  tags: ['§2.11.2'],
  play: async ({ canvas }) => {
    const on = canvas.getByRole('link', { name: 'Tiếp tục mua sắm' })
    await expect(on).toHaveAttribute('href', '/')
    const history = canvas.getByRole('link', { name: 'Xem lịch sử đơn hàng' })
    await expect(history).toHaveAttribute('href', '/account/orders')
  },
}

export const LongNamesOnAPhone: Story = {
  args: { order: { ...order, items: [item, longItem] } },
  globals: { viewport: { value: 'phone' } },
}
