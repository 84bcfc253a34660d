import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExportOrders } from '@/features/admin-orders/ExportOrders'
import type { Guide } from '../../../.storybook/docs/guide'
import { signInStaff } from '../../support/admin-orders'

const guide: Guide = {
  use: ['All orders that match the filters, as a file for a spreadsheet.'],
}

const meta = {
  component: ExportOrders,
  args: { search: {} },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof ExportOrders>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A long one says how far it is; the same button stops it. */
export const Running: Story = {
  parameters: { scenario: ['login:staff', 'adminOrders.timeout'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng xuất (0 %)' }))
    await expect(canvas.getByRole('button', { name: 'Xuất CSV' })).toHaveFocus()
  },
}
