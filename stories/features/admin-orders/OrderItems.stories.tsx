import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderItems } from '@/features/admin-orders/OrderItems'
import type { Guide } from '../../../.storybook/docs/guide'
import { longOrder, order } from '../../support/admin-orders'

const guide: Guide = {
  use: ['What was ordered, with the amounts below.'],
}

const meta = {
  component: OrderItems,
  parameters: { guide },
  args: { order },
} satisfies Meta<typeof OrderItems>

export default meta
type Story = StoryObj<typeof meta>

/** The first leads to the shop; the second is no longer sold. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('Không còn bán')).toBeVisible()
  },
}

export const LongOnAPhone: Story = {
  args: { order: longOrder },
  globals: { viewport: { value: 'phone' } },
}

/** A discount of zero is no line. */
export const NoDiscount: Story = {
  args: { order: { ...order, discount_amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
  },
}
