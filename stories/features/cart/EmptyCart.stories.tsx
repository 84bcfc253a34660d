import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyCart } from '@/features/cart/EmptyCart'

const meta = { component: EmptyCart } satisfies Meta<typeof EmptyCart>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Xem sản phẩm' })
    await expect(link).toHaveAttribute('href', '/products')
  },
}
