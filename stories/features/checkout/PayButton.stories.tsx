import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PayButton } from '@/features/checkout/PayButton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Sends the order once. Says how many fields are missing.'],
}

const meta = {
  component: PayButton,
  parameters: { guide },
  args: {
    missing: 0,
    sending: false,
    describedBy: undefined,
  },
} satisfies Meta<typeof PayButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Incomplete: Story = { args: { missing: 6 } }

/** The number in sight, the name kept. */
export const IncompleteOnAPhone: Story = {
  ...Incomplete,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Còn 6 mục Tiến hành thanh toán' })
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Sending: Story = { args: { sending: true } }
