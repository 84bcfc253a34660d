import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SlipItems } from '@/features/admin-orders/slip/SlipItems'
import { longOrder, order } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The table of the slip; long orders repeat its head on every sheet.'],
}

const meta = {
  component: SlipItems,
  parameters: { guide },
  args: { order },
} satisfies Meta<typeof SlipItems>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

/** A discount of zero is no line. */
export const NoDiscount: Story = {
  args: { order: { ...order, discount_amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Giảm giá')).not.toBeInTheDocument()
  },
}

export const Long: Story = { args: { order: longOrder } }
