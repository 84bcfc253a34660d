import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlipItems } from '@/features/admin-orders/slip/SlipItems'
import { longOrder, order } from '../../../support/admin-orders'

const meta = {
  component: SlipItems,
  args: { order },
} satisfies Meta<typeof SlipItems>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const Long: Story = { args: { order: longOrder } }
