import type { Order, Shipment } from '@/api/generated/model'
import type { Description } from '@/lib/description'

/** Of an order the log tells its state, its parcel and the notes on it; its lines and its person do not change. */
export const orderState = {
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  carrier: { kind: 'text', label: 'field.carrier' },
  tracking_number: { kind: 'text', label: 'field.trackingNumber' },
  note: { kind: 'text', label: 'field.note' },
} as const satisfies Description<
  Pick<Order, 'status' | 'payment_status'> & Shipment & { note: string }
>
