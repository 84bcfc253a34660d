import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OrderProblem } from '@/screens/order-success/OrderProblem'

const meta = {
  component: OrderProblem,
  args: { id: 'payment.error.failed' },
} satisfies Meta<typeof OrderProblem>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}

export const WithRetry: Story = { args: { id: 'payment.error.processing', onRetry: fn() } }
