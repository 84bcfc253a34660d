import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentChart } from '@/features/admin-dashboard/PaymentChart'
import { month, monthFigures } from '../../support/dashboard'

const meta = {
  component: PaymentChart,
  args: { split: monthFigures.payment_split, days: month, empty: undefined },
} satisfies Meta<typeof PaymentChart>

export default meta
type Story = StoryObj<typeof meta>

export const Split: Story = {}

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const OneWayOnly: Story = { args: { split: monthFigures.payment_split.slice(0, 1) } }

export const Empty: Story = { args: { empty: 'Không có đơn hàng nào trong khoảng này' } }
