import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckoutBar } from '@/features/cart/summary/CheckoutBar'

const meta = {
  component: CheckoutBar,
  args: { total: 768_000, disabled: false, onCheckout: fn() },
} satisfies Meta<typeof CheckoutBar>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const NothingSelected: Story = { args: { total: 0, disabled: true } }

export const NothingSelectedOnAPhone: Story = {
  ...NothingSelected,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const LargeAmount: Story = {
  args: { total: 98_901_000_000 },
  globals: { viewport: { value: 'phone' } },
}
