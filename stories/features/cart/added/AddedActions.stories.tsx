import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddedActions } from '@/features/cart/added/AddedActions'

const meta = {
  component: AddedActions,
  args: { canCheckout: true, onClose: fn(), onCheckout: fn() },
} satisfies Meta<typeof AddedActions>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Every line was deselected meanwhile. */
export const NothingSelected: Story = {
  args: { canCheckout: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeDisabled()
  },
}
