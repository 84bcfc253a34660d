import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrdersScreen } from '@/screens/account/OrdersScreen'

const meta = {
  component: OrdersScreen,
  args: { tab: 'processing', page: 1 },
  parameters: { scenario: ['login:shopper'], path: '/account/orders' },
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two tabs in a navigation; the open one is the current page (Product §2). */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đang xử lý')
  },
}

export const Done: Story = {
  args: { tab: 'completed' },
  parameters: { path: '/account/orders?tab=completed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đã hoàn tất')
  },
}

export const SecondPage: Story = {
  args: { tab: 'completed', page: 2 },
  parameters: {
    scenario: ['login:shopper', 'orders.many'],
    path: '/account/orders?tab=completed&page=2',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByRole('navigation', { name: 'Phân trang' })).toBeVisible()
  },
}

export const EmptyOnAPhone: Story = {
  args: { tab: 'completed' },
  parameters: { scenario: ['login:shopper', 'orders.none'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No completed orders yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shop now' })).toBeVisible()
  },
}
