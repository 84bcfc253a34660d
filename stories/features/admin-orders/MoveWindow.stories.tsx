import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MoveWindow } from '@/features/admin-orders/MoveWindow'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: MoveWindow,
  args: {
    data: orderData(),
    status: 'cancelled' as const,
    isOpen: true,
    errors: () => ({ text: 'Có người vừa đổi đơn này' }),
    onMove: fn(() => Promise.resolve()),
    onClose: fn(),
  },
})

/** A cancellation needs a reason. */
export const Cancel = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid())
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('Hết hàng'))
  },
})

/** Closing asks first when a reason was typed, but not when it is a preset. */
export const KeepsTheOrder = meta.story({
  tags: ['§2.4.5c'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.type(dialog.getByRole('textbox'), '!')
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ đơn' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ở lại' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ đơn' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** A paid order: the text names the refund by hand. */
export const CancelThoughPaid = meta.story({
  args: {
    data: orderData({
      order: { ...order, payment_method: 'paypal', payment_status: 'successful' },
    }),
  },
})

/** The host does not name the payment method. */
export const DeliverUnknown = meta.story({
  args: { status: 'delivered', data: orderData({ order: { ...order, payment_method: null } }) },
})

export const DeliverOnAPhone = meta.story({
  args: { status: 'delivered' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
