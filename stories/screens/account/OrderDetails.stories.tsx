import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { Order, OrderStatus } from '@/api/generated/model'
import { cartUnitsAtom } from '@/features/cart/state'
import { OrderDetails, OrderDetailsSkeleton } from '@/screens/account/OrderDetails'
import { longItem } from '../../features/orders/order-world'
import { shippedOrder } from '../../features/orders/placed-long-ago'
import type { Play } from '../../support/play'
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

const buyAgain: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Mua lại' }))

/** Placed just now: it says by which day it comes. */
export const Pending = meta.story({
  tags: ['§9.16e'],
  args: {
    order: { ...reached('pending', '2026-11-18T03:00:00Z'), created_at: new Date().toISOString() },
  },
  parameters: { shows: [/^Giao đến TP. Hồ Chí Minh chậm nhất Thứ/] },
})

export const Processing = meta.story({
  args: { order: reached('processing', '2026-11-18T07:30:00Z') },
})

/** The day on which it was due has passed. */
export const Shipped = meta.story({
  tags: ['§9.16e'],
  parameters: {
    shows: [/^Lẽ ra đơn đã đến chậm nhất Thứ 6, 20\/11/, ['link', { name: /^GHN0042/ }]],
  },
})

export const Delivered = meta.story({
  tags: ['§2.16.6'],
  args: { order: reached('delivered', '2026-11-20T18:30:00Z') },
  // Late on the 20th in UTC is the 21st in Vietnam.
  play: async ({ canvas }) => {
    const [latest] = canvas.getAllByRole('listitem')
    await expect(latest).toHaveTextContent(/Đã giao.*01:30.*21/)
    await expect(canvas.queryByText('Dự kiến')).not.toBeInTheDocument()
    await expect(canvas.getByText(/ Thứ 7, 28\/11$/)).toBeVisible()
  },
})

/** Its days are over; what was asked for before is still told. */
export const ReturnsOver = meta.story({
  tags: ['§2.16.6', '§2.16.9'],
  args: {
    order: {
      ...reached('delivered', new Date(Date.now() - 9 * 86_400_000).toISOString()),
      returns: [
        {
          id: 1,
          state: 'refunded',
          requested_at: '2026-11-12T02:00:00Z',
          items: [
            {
              item_id: shippedOrder.items[0]?.id ?? 0,
              quantity: 1,
              reason: 'faulty',
              wish: 'refund',
            },
          ],
          note: null,
          photos: [],
          answer: 'Cửa hàng đã nhận hàng và hoàn tiền qua chuyển khoản.',
          events: [],
          received: [],
          refunds: [],
          exchange: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Đã hết hạn đổi trả ngày/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Đổi hoặc trả hàng' })).toBeNull()
    await expect(canvas.getByText('Hàng lỗi · hoàn tiền')).toBeVisible()
  },
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

export const Refunded = meta.story({
  tags: ['§10.18.8'],
  args: {
    order: {
      ...CancelledAndPaid.input.args.order,
      refunds: [
        {
          method: 'transfer',
          amount: shippedOrder.total_amount,
          reference: 'FT26325',
          at: '2026-11-20T03:00:00Z',
        },
      ],
    },
  },
  parameters: { shows: [/^Đã hoàn .*VND · chuyển khoản · mã FT26325$/] },
})

export const LongNamesOnAPhone = meta.story({
  args: { order: { ...shippedOrder, items: [gone, ...shippedOrder.items] } },
  globals: { viewport: { value: 'phone' } },
})

/** Available items are added; a message names the others. */
export const SomeGone = meta.story({
  args: { order: { ...shippedOrder, items: [gone, ...shippedOrder.items] } },
  play: async (context) => {
    await buyAgain(context)
    const said = await context.canvas.findByText(
      /^Đã thêm vào giỏ hàng\. Không còn bán: Đầm dạ hội/,
    )
    await expect(said).toBeInTheDocument()
    await expect(context.loaded.world.router.state.location.pathname).toBe('/cart')
  },
})

/** Nothing is added and the screen stays. */
export const AllGone = meta.story({
  args: {
    order: {
      ...shippedOrder,
      items: ['Áo dài', 'Đầm', 'Quần', 'Khăn lụa'].map((product_name, id) => ({
        ...gone,
        id,
        product_name,
      })),
    },
  },
  play: async (context) => {
    await buyAgain(context)
    const text = 'Không thêm được vào giỏ hàng. Không còn bán: Áo dài, Đầm và 2 sản phẩm khác'
    await expect(await context.canvas.findByText(text)).toBeInTheDocument()
    await expect(context.loaded.world.store.get(cartUnitsAtom)).toBe(0)
    await expect(context.loaded.world.router.state.location.pathname).toContain('/orders/')
  },
})

export const Loading = meta.story({ render: () => <OrderDetailsSkeleton /> })
