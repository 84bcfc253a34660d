import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ConfirmButton } from '@/features/admin-orders/list/ConfirmButton'
import { orderRow, signInStaff } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the queue of calls: the customer has agreed on the phone.'],
  reader: 'The focus stays in the queue: it goes to the same button of the next row.',
}

const meta = {
  component: ConfirmButton,
  args: { order: orderRow, pin: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof ConfirmButton>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Xác nhận đơn ML261121-0060' })).toBeEnabled()
  },
}

export const Sending: Story = {
  parameters: { scenario: ['login:staff', 'moveOrders.timeout'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() =>
      expect(args.pin).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'processing' }),
        expect.objectContaining({ text: 'Đã xác nhận' }),
      ),
    )
  },
}
