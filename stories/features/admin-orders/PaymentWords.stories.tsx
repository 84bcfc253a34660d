import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentWords } from '@/features/admin-orders/PaymentWords'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In rows and details of orders: method and state in one line.'],
}

const meta = {
  component: PaymentWords,
  argTypes: {
    method: { options: ['cod', 'paypal', null], control: 'inline-radio' },
    status: { options: ['pending', 'successful', 'cancelled'], control: 'inline-radio' },
  },
  parameters: { guide },
  args: { method: 'cod', status: 'pending' },
} satisfies Meta<typeof PaymentWords>

export default meta
type Story = StoryObj<typeof meta>

export const Cash: Story = {}

export const Paypal: Story = { args: { method: 'paypal', status: 'successful', stacked: true } }

/** From a host that does not say, or names a method that the shop does not know. */
export const NotKnown: Story = { args: { method: null } }
