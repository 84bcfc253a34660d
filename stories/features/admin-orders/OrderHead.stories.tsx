import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { OrderHead } from '@/features/admin-orders/OrderHead'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderHead,
  args: { data: orderData() },
})

/**
 * The next step of the order is a button. The menu beside this button has the step that cancels the order.
 */
export const Pending = meta.story({
  tags: ['§10.6.2'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Xác nhận đơn' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Thao tác khác của đơn' }))
    await expect(await screen.findByRole('menuitem', { name: 'Hủy đơn' })).toBeVisible()
  },
})

export const Finished = meta.story({
  parameters: { shows: [/đã kết thúc/] },
  args: {
    data: orderData({ order: { ...order, status: 'delivered' }, allowed_transitions: [] }),
  },
})

/** The host names no next status, although the order is not finished. */
export const Unknown = meta.story({
  args: { data: orderData({ allowed_transitions: [] }) },
  parameters: { shows: [/Chưa rõ bước tiếp theo/] },
})
