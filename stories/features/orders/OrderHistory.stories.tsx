import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { OrderHistory } from '@/features/orders/OrderHistory'
import { answer } from '../../support/answers'
import { longItem } from './order-world'
import { shippedOrder } from './placed-long-ago'

const meta = preview.meta({
  component: OrderHistory,
  args: { tab: 'processing' as const, page: 1, pages: () => null },
  parameters: { scenario: ['login:shopper'] },
})

/** A card names the day, the first garment, the number of units, the status and the total. */
export const Cards = meta.story({
  beforeEach: ({ msw }) => {
    const longNamed = { ...longItem, product_id: 2, variant_id: 2, slug: null }
    const orders = [
      shippedOrder,
      { ...shippedOrder, code: 'ML-2', status: 'cancelled' },
      { ...shippedOrder, code: 'ML-3', items: [longNamed, ...shippedOrder.items] },
    ]
    const pagination = { current_page: 1, last_page: 1, per_page: 12, total: 3 }
    msw.use(http.get('/api/orders', () => answer({ orders, pagination })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Đặt ngày 18/11/2026')).toHaveLength(3)
    await expect(canvas.getAllByText('Đang giao')).toHaveLength(2)
    await expect(canvas.getByText('Đã hủy')).toBeVisible()
  },
})
