import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { QuickAdd } from '@/screens/product/QuickAdd'
import { summary } from '../../support/products'

const meta = {
  component: QuickAdd,
  args: { product: summary, color: undefined },
} satisfies Meta<typeof QuickAdd>

export default meta
type Story = StoryObj<typeof meta>

/** Window and product load when somebody comes near; the press on a size adds it and closes. */
export const Adding: Story = {
  tags: ['§2.7.7'],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /^Chọn size và thêm vào giỏ/ })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'M' }))
    await expect(await screen.findByText('Đã thêm vào giỏ hàng')).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
