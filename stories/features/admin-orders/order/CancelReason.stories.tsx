import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CancelReason } from '@/features/admin-orders/order/CancelReason'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the window that cancels an order: usual reasons fill the text, which can be changed.'],
  reader: 'The text is required; the usual reasons are buttons.',
}

const meta = {
  component: CancelReason,
  parameters: { guide },
  args: { value: '', onChange: fn(), isMissing: false, readOnly: false },
} satisfies Meta<typeof CancelReason>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hết hàng' }))
    await expect(args.onChange).toHaveBeenCalledWith('Hết hàng')
  },
}

export const Missing: Story = { args: { isMissing: true } }

export const Sending: Story = { args: { value: 'Khách đổi ý', readOnly: true } }
