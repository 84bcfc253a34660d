import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { MoveWindow } from '@/features/admin-orders/order/MoveWindow'
import { ApiError } from '@/api/errors'
import { orderData } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["Before a cancellation and a delivery, which can't be taken back."],
  avoid: ['For other moves: they happen at once, since the order can still be cancelled.'],
  keyboard: [['Escape', 'closes it; a typed reason is kept']],
}

const meta = {
  component: MoveWindow,
  parameters: { guide },
  args: {
    data: orderData(),
    status: 'cancelled',
    isOpen: true,
    isPending: false,
    error: null,
    onMove: fn(async () => true),
    onClose: fn(),
    focusAfterwardsId: 'status',
  },
} satisfies Meta<typeof MoveWindow>

export default meta
type Story = StoryObj<typeof meta>

/** Without a reason nothing is sent. */
export const Cancel: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await expect(args.onMove).toHaveBeenCalledWith('cancelled', { reason: 'Hết hàng' })
  },
}

export const Deliver: Story = { args: { status: 'delivered' } }

/** A colleague cancelled the order meanwhile: nothing is left to do. */
export const Overtaken: Story = {
  args: { error: new ApiError(409), data: orderData({ allowed_transitions: [] }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Hủy đơn' })).toBeDisabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
