import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlacedOrderPage } from '@/features/orders/PlacedOrderPage'
import { item, longItem, order } from './order-world'

const meta = {
  component: PlacedOrderPage,
  args: { order },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlacedOrderPage>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {}

export const LongNamesOnAPhone: Story = {
  args: { order: { ...order, items: [item, longItem] } },
  globals: { viewport: { value: 'phone' } },
}
