import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderEvents } from '@/features/admin-orders/order/OrderEvents'
import { longOrder, order } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The life of an order, the latest event first.'],
}

const meta = {
  component: OrderEvents,
  parameters: { guide },
  args: { events: longOrder.events },
} satisfies Meta<typeof OrderEvents>

export default meta
type Story = StoryObj<typeof meta>

/** Latest first, with notes. */
export const CalledOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Đã hủy')
  },
}

/** No empty card. */
export const Unknown: Story = {
  tags: ['shows-nothing'],
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const New: Story = { args: { events: order.events }, globals: { locale: 'en' } }
