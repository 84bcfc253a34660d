import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddedActions } from '@/features/cart/added/AddedActions'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below a line that was just added: to the cart, to the checkout, or on with shopping.'],
}

const meta = {
  component: AddedActions,
  parameters: { guide },
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
