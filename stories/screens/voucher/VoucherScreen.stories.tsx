import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'

const meta = {
  component: VoucherScreen,
  parameters: { layout: 'fullscreen', path: '/voucher' },
} satisfies Meta<typeof VoucherScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Three identical cards and a link to the products (Product §2). */
export const Usual: Story = {
  tags: ['§2.14.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByText('Giảm 14%')).toHaveLength(3)
    await expect(canvas.getByText(/giảm 14% cho đơn hàng của bạn/)).toBeVisible()
    const shop = canvas.getByRole('link', { name: 'Mua sắm ngay' })
    await expect(shop).toHaveAttribute('href', '/products')
  },
}
