import type { Order, OrderNoteRequest, Shipment, TransitionRequest } from '@/api/generated/model'
import type { Description } from '@/lib/description'

/** What staff change of an order: its state, its parcel and the notes on it; its lines and its person stay. */
export const orderWork = {
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  // Of a cancellation. It stands in the order's history.
  reason: { kind: 'text', label: 'adminOrders.cancel.reason', max: 1000, logged: false },
  carrier: { kind: 'text', label: 'field.carrier', max: 60 },
  tracking_number: { kind: 'text', label: 'field.trackingNumber', max: 60 },
  note: { kind: 'text', label: 'field.note', max: 2000 },
} as const satisfies Description<
  Pick<Order, 'status' | 'payment_status'> &
    Pick<TransitionRequest, 'reason'> &
    Shipment & { note: OrderNoteRequest['text'] }
>
