import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderLink } from '@/features/admin-orders/list/OrderLink'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the first column of the list; on a phone the whole card is its target.'],
}

const meta = {
  component: OrderLink,
  parameters: { guide },
  args: { id: 60, code: 'ML261121-0060', search: {} },
} satisfies Meta<typeof OrderLink>

export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/admin/orders/60')
  },
}
