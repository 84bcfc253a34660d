import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OrderMoves } from '@/features/admin-orders/OrderMoves'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: OrderMoves,
  args: { data: orderData() },
})

/** One button for each transition that the server allows. */
export const Pending = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(names).toEqual(['Xác nhận đơn', 'Hủy đơn'])
  },
})

export const Finished = meta.story({
  parameters: { shows: [/đã kết thúc/] },
  args: {
    data: orderData({ order: { ...order, status: 'delivered' }, allowed_transitions: [] }),
  },
})

/** The host names no next status of an unfinished order. */
export const Unknown = meta.story({
  args: { data: orderData({ allowed_transitions: [] }) },
  parameters: { shows: [/Chưa rõ bước tiếp theo/] },
})
