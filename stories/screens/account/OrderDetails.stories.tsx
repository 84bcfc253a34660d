import preview from '#.storybook/preview'
import type { Order, OrderStatus } from '@/api/generated/model'
import { OrderDetails } from '@/screens/account/OrderDetails'
import { longItem } from '../../features/orders/order-world'
import { shippedOrder } from '../../features/orders/placed-long-ago'
import { withToaster } from '../../support/with-toaster'

const gone = { ...longItem, product_id: 2, variant_id: null, slug: null }

/** Returns the order as it was when it reached a status. */
const reached = (status: OrderStatus, at: string, note: string | null = null): Order => ({
  ...shippedOrder,
  status,
  events: [...shippedOrder.events.filter((event) => event.at < at), { status, at, note, by: null }],
})

const meta = preview.meta({
  component: OrderDetails,
  args: { order: shippedOrder },
  parameters: { path: '/account/orders/ML26112100042' },
  decorators: [withToaster],
})

/** Placed just now: what comes next, and by which day it is there. */
export const Pending = meta.story({
  tags: ['§9.16e', '§2.12.6'],
  args: {
    order: { ...reached('pending', '2026-11-18T03:00:00Z'), created_at: new Date().toISOString() },
  },
  parameters: {
    shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/, /^Tiếp theo: cửa hàng xác nhận/],
  },
})

/** The day on which it was due has passed. */
export const Shipped = meta.story({
  tags: ['§9.16e'],
  parameters: {
    shows: [/^Lẽ ra đơn đã đến chậm nhất Thứ 6, 20\/11/, ['link', { name: /^GHN0042/ }]],
  },
})

export const Delivered = meta.story({
  args: { order: reached('delivered', '2026-11-20T18:30:00Z') },
})

/** Shows the reason. */
export const Cancelled = meta.story({
  args: {
    order: reached(
      'cancelled',
      '2026-11-19T02:00:00Z',
      'Khách hàng đổi ý và muốn đặt lại với địa chỉ khác ở Phường Thảo Điền, TP. Thủ Đức',
    ),
  },
})

/** What was paid of it is said until it went back. */
export const CancelledAndPaid = meta.story({
  tags: ['§10.18.8'],
  args: { order: { ...Cancelled.input.args.order, payment_status: 'successful' } },
  parameters: { shows: [/^Cửa hàng đang giữ .*VND của đơn đã hủy này/] },
})

export const LongNamesOnAPhone = meta.story({
  args: { order: { ...shippedOrder, items: [gone, ...shippedOrder.items] } },
  globals: { viewport: { value: 'phone' } },
})
