import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyCart } from '@/features/cart/EmptyCart'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["On the cart screen and in the header's cart, when nothing is in it."],
}

const meta = { component: EmptyCart, parameters: { guide } } satisfies Meta<typeof EmptyCart>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
}
