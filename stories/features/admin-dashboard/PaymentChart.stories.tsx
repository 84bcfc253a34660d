import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentChart } from '@/features/admin-dashboard/PaymentChart'
import { month, monthFigures } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Cash and PayPal of the period; each leads to its orders.'],
}

const meta = {
  component: PaymentChart,
  parameters: { guide },
  args: { split: monthFigures.payment_split, days: month, empty: undefined },
} satisfies Meta<typeof PaymentChart>

export default meta
type Story = StoryObj<typeof meta>

export const Split: Story = {}

export const OneWayOnly: Story = { args: { split: monthFigures.payment_split.slice(0, 1) } }
