import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { OrderStatusWindow } from '@/features/admin-orders/OrderStatusWindow'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderStatusWindow,
  args: {
    data: orderData(),
    status: 'cancelled' as const,
    isOpen: true,
    errors: () => ({ text: 'Có người vừa đổi đơn này' }),
    onMove: fn(() => Promise.resolve()),
    onClose: fn(),
  },
})

/** The window asks for a reason before it cancels an order. */
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

/** The window asks before it closes if the staff member typed a reason, but not if they picked one. */
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

/** For a paid order, the window says that the staff member must refund the money by hand. */
export const CancelThoughPaid = meta.story({
  args: {
    data: orderData({
      order: { ...order, payment_method: 'paypal', payment_status: 'successful' },
    }),
  },
})

/** The host does not tell the payment method, so the window asks staff to check the payment first. */
export const DeliverUnknown = meta.story({
  args: { status: 'delivered', data: orderData({ order: { ...order, payment_method: null } }) },
})

export const DeliverOnAPhone = meta.story({
  args: { status: 'delivered' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
