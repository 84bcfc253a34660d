import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keepDeviceOrder } from '@/features/orders/device-orders'
import { OrdersScreen } from '@/screens/account/OrdersScreen'
import { Container } from '@/ui/layout/Container'
import { withToaster } from '../../support/with-toaster'

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

/** The account's frame shows visitors this page by a fact of its route, which stories do not have. */
const asVisitor = { scenario: [], path: '/account/orders', frame: 'shop' }
const inContainer: Decorator = (Story) => (
  <Container>
    <Story />
  </Container>
)

/** What this device keeps; a removed order comes back by the undo. */
export const OfAVisitor: Story = {
  tags: ['§2.15.5', '§2.15.6'],
  parameters: asVisitor,
  decorators: [withToaster, inContainer],
  beforeEach: () => {
    for (const code of ['ML261118-0031', 'ML261121-0042'])
      keepDeviceOrder({ code, phone: '0912 345 678' })
  },
  play: async ({ canvas, userEvent }) => {
    const codes = () => canvas.getAllByRole('link', { name: /^ML/ }).map((link) => link.textContent)
    await expect(codes()).toEqual(['ML261121-0042', 'ML261118-0031'])
    await expect(canvas.getByRole('link', { name: 'ML261121-0042' })).toHaveAttribute(
      'href',
      '/orders/track?code=ML261121-0042',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ML261121-0042 khỏi danh sách' }))
    await expect(codes()).toEqual(['ML261118-0031'])
    await expect(canvas.getByRole('heading', { name: 'Đã đặt trên thiết bị này' })).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }))
    await expect(codes()).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  },
}

export const OfANewVisitor: Story = {
  parameters: asVisitor,
  decorators: [inContainer],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tra cứu bằng mã đơn hàng' })).toBeVisible()
    await expect(canvas.getByText('Bạn chưa đăng nhập')).toBeVisible()
  },
}
