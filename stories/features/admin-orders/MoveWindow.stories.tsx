import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { MoveWindow } from '@/features/admin-orders/MoveWindow'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: MoveWindow,
  args: {
    data: orderData(),
    status: 'cancelled' as const,
    isOpen: true,
    isPending: false,
    problem: null,
    onMove: fn(async () => true),
    onClose: fn(),
    focusAfterwardsId: 'status',
  },
})

/** Without a reason nothing is sent. */
export const Cancel = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await expect(dialog.getByRole('textbox')).toBeInvalid()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Hết hàng' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn' }))
    await expect(args.onMove).toHaveBeenCalledWith('Hết hàng')
  },
})

/** Money has to go back by hand. */
export const CancelThoughPaid = meta.story({
  args: {
    data: orderData({
      order: { ...order, payment_method: 'paypal', payment_status: 'successful' },
    }),
  },
})

export const Sending = meta.story({ args: { isPending: true } })

export const DeliverPaid = meta.story({
  args: {
    status: 'delivered',
    data: orderData({ order: { ...order, payment_status: 'successful' } }),
  },
})

/** From a host that does not say how it is paid. */
export const DeliverUnknown = meta.story({
  args: { status: 'delivered', data: orderData({ order: { ...order, payment_method: null } }) },
})

/** A colleague cancelled the order meanwhile: nothing is left to do. */
export const Overtaken = meta.story({
  args: {
    problem: <ErrorState compact message="Có người vừa đổi đơn này" />,
    data: orderData({ allowed_transitions: [] }),
  },
})

export const DeliverOnAPhone = meta.story({
  args: { status: 'delivered' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
