import type { Meta, StoryObj } from '@storybook/react-vite'
import { PayButton } from '@/features/checkout/PayButton'

const meta = {
  component: PayButton,
  args: {
    incomplete: false,
    sending: false,
    describedBy: undefined,
    children: 'Tiến hành thanh toán',
  },
} satisfies Meta<typeof PayButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Incomplete: Story = { args: { incomplete: true } }

export const Sending: Story = { args: { sending: true } }
