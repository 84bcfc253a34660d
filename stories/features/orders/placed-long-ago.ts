import type { Order } from '@/api/generated/model'
import { order } from './order-world'

/** An order of the history that is being delivered. */
export const shippedOrder: Order = {
  ...order,
  id: 42,
  status: 'shipped',
  payment_method: 'cod',
  payment_status: 'pending',
  note: null,
  shipment: { carrier: 'Giao Hàng Nhanh', tracking_number: 'GHN0042' },
  created_at: '2026-11-18T03:00:00Z',
  returns: [],
  exchange_of: null,
  items: order.items.map((item) => ({ ...item, product_id: 1, variant_id: 1, slug: 'ao-dai' })),
  events: [
    { status: 'pending', at: '2026-11-18T03:00:00Z', note: null, by: null },
    { status: 'processing', at: '2026-11-18T07:30:00Z', note: null, by: null },
    { status: 'shipped', at: '2026-11-19T18:10:00Z', note: null, by: null },
  ],
}
