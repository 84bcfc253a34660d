import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { CartButton } from '@/screens/shell/CartButton'
import { keepCart, lineKinds } from '../../support/lines'

const meta = {
  component: CartButton,
  beforeEach: () => keepCart([lineKinds.usual, lineKinds.long]),
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <CartButton />
    </div>
  ),
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

/** Counts units, not lines. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Giỏ hàng, 14 sản phẩm' })).toBeVisible()
  },
}

export const Empty: Story = { beforeEach: () => keepCart([]) }

export const VeryFull: Story = {
  beforeEach: () => keepCart([{ ...lineKinds.usual, quantity: 999 }]),
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giỏ hàng/ }))
    await expect(await screen.findByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  },
}

/** Leads to the checkout with the selected lines; the panel closes on navigation. */
export const ToCheckout: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giỏ hàng/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Thanh toán' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(loaded.world.router.state.location.pathname).toBe('/checkout')
  },
}
