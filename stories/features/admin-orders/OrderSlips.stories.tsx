import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { OrderSlips } from '@/features/admin-orders/OrderSlips'
import { longOrder, order } from '../../support/admin-orders'

const shipment = { carrier: 'Giao Hàng Nhanh', tracking_number: 'GHN5ENLYTP' }

const meta = preview.meta({
  component: OrderSlips,
  // Shown as on paper.
  parameters: { medium: 'print' },
  args: {
    orders: [order],
    sender: {
      name: 'Mộc Lan',
      phone: '1900 636 099',
      address: '18 Nguyễn Huệ, TP. HCM',
      look: 'look' as const,
    },
    paper: 'a6' as const,
    onReady: fn(),
  },
})

const slips = () => screen.findAllByRole('article', { hidden: true })

/** Not there on screen, whole in print; a line without a code shows none. */
export const OnPaperOnly = meta.story({
  tags: ['§10.15.6'],
  play: async ({ args }) => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent('Thu hộ (COD): 3.265.000VND')
    await expect(slip).toHaveTextContent('18 Nguyễn Huệ')
    await expect(slip).not.toBeVisible()
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
  },
})

/** Both codes as bars, and the code of each line. */
export const WithTrackingNumber = meta.story({
  tags: ['§10.15.6', '§10.15.7'],
  args: {
    orders: [
      { ...order, shipment, items: order.items.map((item) => ({ ...item, sku: 'ML001-XCV-S' })) },
    ],
  },
  play: async () => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent('ML001-XCV-S · Xanh cổ vịt · S')
    await expect(slip?.querySelectorAll('svg')).toHaveLength(2)
  },
})

/** A number that Code 128 has no signs for is a text only. */
export const NumberWithoutBars = meta.story({
  tags: ['§10.15.7'],
  args: { orders: [{ ...order, shipment: { carrier: 'Xe ôm', tracking_number: 'Anh Tú 09' } }] },
  play: async () => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent('Anh Tú 09')
    await expect(slip?.querySelectorAll('svg')).toHaveLength(1)
  },
})

const twelve = [1, 2, 3, 4, 5, 6].flatMap((n) =>
  longOrder.items.map((item) => ({ ...item, id: n * 10 + item.id })),
)

/** What does not fit goes on, with the order's code, on the next page. */
export const LongTexts = meta.story({
  tags: ['§10.15.8'],
  args: { orders: [{ ...longOrder, shipment, items: twelve }] },
})

export const FourOnASheet = meta.story({
  args: { paper: 'a4', orders: [1, 2, 3, 4, 5].map((id) => ({ ...order, id, shipment })) },
})

export const Cancelled = meta.story({
  args: { orders: [{ ...order, status: 'cancelled' }] },
  play: async () => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent('Đơn đã hủy: không giao')
  },
})

/** The host does not say how it is paid: the courier must not collect what may be paid already. */
export const PaymentNotKnown = meta.story({
  args: { orders: [{ ...order, payment_method: null }] },
  play: async () => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent(
      'Không rõ cách thanh toán: hỏi cửa hàng trước khi thu tiền',
    )
    await expect(slip).not.toHaveTextContent('Thu hộ')
  },
})
