import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTimeline } from '@/features/orders/OrderTimeline'
import { shippedOrder } from './placed-long-ago'

const meta = {
  component: OrderTimeline,
  args: { events: shippedOrder.events },
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof meta>

/** In the shop's time zone, whatever the clock here says. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const [latest] = canvas.getAllByRole('listitem')
    await expect(latest).toHaveTextContent(/Đang giao.*01:10/)
  },
}

export const JustPlaced: Story = { args: { events: shippedOrder.events.slice(0, 1) } }
