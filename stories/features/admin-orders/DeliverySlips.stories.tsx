import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { DeliverySlips } from '@/features/admin-orders/DeliverySlips'
import { longOrder, order } from '../../support/admin-orders'

const shipment = { carrier: 'Giao Hàng Nhanh', tracking_number: 'GHN5ENLYTP' }

const meta = preview.meta({
  component: DeliverySlips,
  // The slips are shown as on paper.
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

/**
 * The slip has a barcode for the order code and for the tracking number. Each line of the order has its
 * product code.
 */
export const WithTrackingNumber = meta.story({
  args: {
    orders: [
      { ...order, shipment, items: order.items.map((item) => ({ ...item, sku: 'ML001-XCV-S' })) },
    ],
  },
})

const twelve = [1, 2, 3, 4, 5, 6].flatMap((n) =>
  longOrder.items.map((item) => ({ ...item, id: n * 10 + item.id })),
)

/** If a slip does not fit on one page, it continues on the next page, which repeats the order's code. */
export const LongTexts = meta.story({
  args: { orders: [{ ...longOrder, shipment, items: twelve }] },
})

export const FourOnASheet = meta.story({
  args: { paper: 'a4', orders: [1, 2, 3, 4, 5].map((id) => ({ ...order, id, shipment })) },
})

/**
 * If the host does not tell the payment method, the slip tells the courier to ask the shop before collecting
 * money.
 */
export const PaymentNotKnown = meta.story({
  args: { orders: [{ ...order, payment_method: null }] },
  play: async () => {
    const [slip] = await slips()
    await expect(slip).toHaveTextContent('Chưa rõ cách thanh toán: hỏi cửa hàng trước khi thu tiền')
    await expect(slip).not.toHaveTextContent('Thu hộ')
  },
})
