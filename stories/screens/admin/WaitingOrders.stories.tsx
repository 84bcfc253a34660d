import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WaitingOrders } from '@/screens/admin/WaitingOrders'
import { signInAsStaff } from '../../support/shopper'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the link to the orders, in the navigation of the back office.'],
  reader: 'Part of the name of the link, in words.',
}

const meta = {
  component: WaitingOrders,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
} satisfies Meta<typeof WaitingOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chờ xác nhận/)).toBeInTheDocument()
  },
}
