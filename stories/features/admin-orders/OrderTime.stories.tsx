import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderTime } from '@/features/admin-orders/OrderTime'

const meta = {
  component: OrderTime,
  args: { at: '2026-11-20T18:05:00Z' },
} satisfies Meta<typeof OrderTime>

export default meta
type Story = StoryObj<typeof meta>

/** By the shop's clock: it is the next day there. */
export const Night: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21/11/2026')).toBeVisible()
    await expect(canvas.getByText('01:05')).toBeVisible()
  },
}
