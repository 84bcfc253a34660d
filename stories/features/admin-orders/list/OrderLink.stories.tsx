import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderLink } from '@/features/admin-orders/list/OrderLink'

const meta = {
  component: OrderLink,
  args: { id: 60, code: 'ML261121-0060', search: {} },
} satisfies Meta<typeof OrderLink>

export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/admin/orders/60')
  },
}
