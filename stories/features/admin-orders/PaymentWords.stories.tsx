import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentWords } from '@/features/admin-orders/PaymentWords'

const meta = {
  component: PaymentWords,
  args: { method: 'cod', status: 'pending' },
} satisfies Meta<typeof PaymentWords>

export default meta
type Story = StoryObj<typeof meta>

export const Cash: Story = {}

export const Paypal: Story = { args: { method: 'paypal', status: 'successful', stacked: true } }
