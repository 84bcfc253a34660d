import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderView } from '@/features/admin-orders/order/OrderView'
import { longOrder, orderData } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The page of an order: status, items, recipient, history, notes.'],
}

const meta = {
  component: OrderView,
  parameters: { guide },
  args: { data: orderData() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OrderView>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

/** What is to be done comes first. */
export const LongOnAPhone: Story = {
  args: { data: orderData({ order: longOrder }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent('Trạng thái')
  },
}
