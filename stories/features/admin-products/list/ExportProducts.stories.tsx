import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExportProducts } from '@/features/admin-products/list/ExportProducts'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['All products that match the filters, as a file for a spreadsheet.'],
}

const meta = {
  component: ExportProducts,
  args: { search: {} },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof ExportProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The same button stops it, and keeps the focus. */
export const Running: Story = {
  parameters: { scenario: ['login:staff', 'adminProducts.timeout'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Xuất CSV' })
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Đang xuất 0% – dừng')
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Xuất CSV')
    await expect(button).toHaveFocus()
  },
}
