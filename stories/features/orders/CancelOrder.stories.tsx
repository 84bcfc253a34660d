import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CancelOrder } from '@/features/orders/CancelOrder'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['On the page of an order that nobody has confirmed yet.'],
  avoid: ['For an order that is paid: its money has to go back, which the shop does.'],
}

const meta = {
  component: CancelOrder,
  args: { code: 'ML261121-0060' },
  parameters: { guide, scenario: ['login:shopper'] },
} satisfies Meta<typeof CancelOrder>

export default meta
type Story = StoryObj<typeof meta>

/** Asks first, and the focus starts on keeping the order. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn hàng' }))
    const keep = await screen.findByRole('button', { name: 'Giữ đơn' })
    await expect(keep).toHaveFocus()
    await userEvent.click(keep)
    await expect(canvas.getByRole('button', { name: 'Hủy đơn hàng' })).toBeVisible()
  },
}
