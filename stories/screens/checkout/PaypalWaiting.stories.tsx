import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaypalWaiting } from '@/screens/checkout/PaypalWaiting'

const meta = {
  component: PaypalWaiting,
  parameters: { layout: 'fullscreen', frame: 'shop', path: '/checkout' },
} satisfies Meta<typeof PaypalWaiting>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
