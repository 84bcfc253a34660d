import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BuyBar } from '@/features/catalogue/product/BuyBar'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The two buttons of a product; at the lower edge of phones.'],
  reader: 'Before a choice the buttons look disabled but take a press, which says what is missing.',
}

const meta = {
  component: BuyBar,
  parameters: { guide },
  args: { disabled: false, onAdd: fn(), onBuyNow: fn() },
} satisfies Meta<typeof BuyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mua ngay' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Looks disabled, but reports presses: the parent shows what is missing. */
export const Unchosen: Story = {
  args: { unchosen: true },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Thêm vào giỏ' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** Stays at the bottom edge, within reach of the thumb. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const EnglishOnAPhone: Story = { globals: { locale: 'en', viewport: { value: 'phone' } } }
